import { describe, test } from 'node:test';
import { telling } from '../../../test/harness.ts';

const tells = telling();

const link = (name: string) => `<a href="#${name}"><span>${name}</span></a>`;
const picture = '<svg width="12" height="12"><rect width="9" height="9"/></svg>';

describe('the way to where one is, where nothing marks it', { concurrency: 2 }, () => {
  test('links in one line with signs between them are the breadcrumb', async () => {
    await tells(
      `<header><nav><a href="#home">${picture}</a> <span>/</span> ${link('Books')} <span>/</span> <span>Amber Tide</span></nav></header><h1>Amber Tide</h1><p>By Authors Ltd</p>`,
      ['The breadcrumb shows "Books".', 'passed'],
      ['The breadcrumb does not show "Books".', 'failed'],
      ['The breadcrumb shows "By Authors".', 'failed'],
      ['The breadcrumb does not show "By Authors".', 'passed'],
      ['The breadcrumb is "Books / Amber Tide".', 'passed'],
      ['The last breadcrumb is Amber Tide.', 'passed'],
      ['The last breadcrumb is Books.', 'failed'],
      ['I see the breadcrumb.', 'passed'],
      ['Click "Books" in the breadcrumb. The URL contains "#Books".', 'passed'],
    );
  });

  test('where nothing is told to be one, what a link says elsewhere leaves it open', async () => {
    await tells(
      `<nav>${link('Sign in')} <span>/</span> ${link('Register')}</nav><h1>Books</h1>`,
      ['The breadcrumb shows "Register".', 'inconclusive'],
      ['The breadcrumb shows "Authors".', 'failed'],
      ['I see the breadcrumb.', 'failed'],
    );
  });
});
