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

  test('a choice that is called like a day is chosen in the field that is named, be it a dropdown or a group of choices', () => {
    const days = ['Monday', 'Tuesday'];
    const option = (day: string) =>
      `<div role="option" onclick="w.value='${day}';l.hidden=true;w.setAttribute('aria-expanded','false')">${day}</div>`;
    return tells(
      `<label>Delivery day <select>${days.map((day) => `<option>${day}</option>`).join('')}</select></label>
        <label for="w">Pickup day</label><input id="w" role="combobox" aria-haspopup="listbox" aria-expanded="false" readonly
        onclick="l.hidden=false;this.setAttribute('aria-expanded','true')"><div id="l" role="listbox" hidden>${days.map(option).join('')}</div>
        <fieldset><legend>Closing day</legend>${days.map((day) => `<label><input type="radio" name="c"> ${day}</label>`).join(' ')}</fieldset>`,
      [
        `Select Tuesday as the delivery day. Delivery day is Tuesday. Select Tuesday as the pickup day.
        Pickup day is Tuesday. Select Monday as the closing day. Monday is selected.`,
        'passed',
      ],
      ['Select Sunday as the delivery day.', 'failed'],
    );
  });
});
