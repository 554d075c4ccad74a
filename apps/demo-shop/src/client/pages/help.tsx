import { at } from '../deploy.ts';
import { Page } from '../parts.tsx';
import { css } from '../styles.ts';

const questions: [string, string][] = [
  ['How long does delivery take?', 'Three days with standard delivery, one with express delivery.'],
  ['Can I send something back?', 'Yes, within thirty days, in any state but burnt.'],
  ['Do you repair what you sell?', 'For free, for as long as you own it.'],
];

export const HelpPage = () => (
  <Page title="Help" intro="Answers first, people second.">
    <div className={css.split}>
      <section aria-labelledby="questions">
        <h2 id="questions">Common questions</h2>
        {questions.map(([question, answer]) => (
          <details key={question} className={css.question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </section>
      <section aria-labelledby="contact">
        <h2 id="contact">Write to us</h2>
        <iframe title="Contact form" src={at('/frames/contact')} className={css.contactFrame} />
      </section>
    </div>
  </Page>
);
