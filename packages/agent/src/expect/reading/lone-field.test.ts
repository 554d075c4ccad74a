import { describe, test } from 'node:test';
import { telling } from '../../../test/harness.ts';

const tells = telling();
const help = '<a href="#help"><img alt="Help" width="16" height="16"></a>';
const line = (label: string, field: string) => `<div><div>${label}</div><div>${field}</div></div>`;
const plus = (field: string) =>
  `<table><tr><td>${field}</td><td><input type="submit" value=" " title="Add" onclick="return false"></td><td>${help}</td></tr></table>`;
const form = `<title>User</title><form>
  ${line('First name', `<input value="Eva">${help}`)}
  ${line('Employee number', `<input value="">${help}`)}
  ${line('Weight', '<input value="5"><span>kg</span>')}
  ${line('Street', plus('<input value="Side Street 7">'))}
  ${line('Fax', plus('<input value="">'))}
  ${line('Orders', '<table><tr><td>12</td><td>Acme</td><td><input></td></tr></table>')}</form>`;

describe('the only field behind a label', { concurrency: 2 }, () => {
  test('holds all that the label shows, whatever sign of help stands behind it', async () => {
    await tells(
      form,
      ['The First name is Eva.', 'passed'],
      ['The First name is Help.', 'failed'],
      ['The First name is Ida.', 'failed'],
      ['The Employee number is 301.', 'failed'],
      ['The Employee number is empty.', 'passed'],
      ['The Employee number is not empty.', 'failed'],
      ['The Employee number is Help.', 'failed'],
      ['The Street is "Side Street 7".', 'passed'],
      ['The Street is "Main Street 5".', 'failed'],
      ['The Fax is empty.', 'passed'],
      ['The Weight is "5 kg".', 'passed'],
    );
  });

  test('is set by that label, though a table of one row lays it out with signs', async () => {
    await tells(
      form,
      ['Set Street to "Main Street 5". The Street is "Main Street 5".', 'passed'],
      ['Set Street to "Main Street 5". The Fax is "Main Street 5".', 'failed'],
      ['Set Orders to 5. The Street is "Side Street 7".', 'inconclusive'],
    );
  });
});
