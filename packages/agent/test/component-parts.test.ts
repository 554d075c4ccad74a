import { describe, test } from 'node:test';
import { telling } from './harness.ts';

const tells = telling();

/** As component libraries build their steps, boxes and lists. */
describe('parts of component libraries', { concurrency: 2 }, () => {
  test('the step is the current one whose box says so', () => {
    const step = (name: string, more = '') =>
      `<div role="presentation"${more}><button role="tab" type="button">${name}</button><span></span></div>`;
    return tells(
      `<h1>Checkout</h1><div>${step('Address')}${step('Payment', ' aria-current="step"')}${step('Review')}</div>`,
      ['Payment is the current step.', 'passed'],
      ['Payment is not the current step.', 'failed'],
      ['The Payment step is not selected.', 'failed'],
      ['Review is the current step.', 'failed'],
    );
  });

  test('a mere button holds nothing: a field whose name begins with its own may be meant', () =>
    tells(
      `<p><label>Email address <input value="a@b.c"></label> <button>Email</button></p>
      <p><label>Country of birth <select><option>Norway<option>Chile</select></label> <button>Country</button></p>
      <p><label for="l">Language <em>(required)</em></label> <select id="l"><option>English<option>Dutch</select>
      <button aria-label="Language">g</button></p>`,
      ['Email is empty.', 'inconclusive'],
      ['Country is not Norway.', 'inconclusive'],
      ['Country is not Chile.', 'passed'],
      ['Language is not English.', 'failed'],
      ['Language is English.', 'passed'],
    ));
});
