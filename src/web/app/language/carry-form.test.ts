import { afterEach, beforeEach, expect, test } from 'vitest';
import { carryForm } from './carry-form.ts';
import { restoreForm } from './restore-form.ts';

// What was typed is found again by where it stands: names are others, and a section more may stand between.

const ENGLISH = `<section id="first"><label>Name <input type="text" id="_r_1_"></label></section>
  <section id="second">
    <label><input type="checkbox"> Notify me</label>
    <label>City <input type="text" id="_r_2_"></label>
    <label>Secret <input type="password"></label>
  </section>`;
const GERMAN = `<section id="first"><label>Name <input type="text" id="_r_7_"></label></section>
  <section id="between"><label>Sprache <input type="text"></label></section>
  <section id="second"><label>Ort <input type="text" id="_r_8_"></label></section>`;
const LATE = '<label><input type="checkbox" id="late"> Benachrichtigen</label>';

const field = (selector: string): HTMLInputElement => {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no ${selector}`);
  return found;
};
const arrive = () => document.getElementById('second')?.insertAdjacentHTML('afterbegin', LATE);
const page = (content: string) => {
  document.body.innerHTML = `<main>${content}</main>`;
};
const here = location.href;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', here);
});

function typeAndCarry(): void {
  page(ENGLISH);
  field('#first input').value = 'Amara';
  field('#second [type=text]').value = 'Boston';
  field('#second [type=checkbox]').checked = true;
  field('#second [type=password]').value = 'secret';
  carryForm();
  window.dispatchEvent(new Event('beforeunload')); // The page goes.
}

test('each field has its own again, and what stands there in one language alone stays as it is', () => {
  typeAndCarry();
  page(GERMAN);
  arrive();
  restoreForm();
  expect(field('#first input').value).toBe('Amara');
  expect(field('#between input').value).toBe('');
  expect(field('#second [type=text]').value).toBe('Boston');
});

test('what arrives late has its own as well, and nothing is put twice', async () => {
  typeAndCarry();
  page(GERMAN);
  restoreForm();
  field('#first input').value = 'Somebody else';
  arrive();
  await expect.poll(() => field('#late').checked).toBe(true);
  expect(field('#first input').value).toBe('Somebody else');
});

test('nothing that was typed keeps the page from going', () => {
  page(ENGLISH);
  let asked = false;
  const ask = () => {
    asked = true;
  };
  window.addEventListener('beforeunload', ask);
  carryForm();
  window.dispatchEvent(new Event('beforeunload'));
  window.removeEventListener('beforeunload', ask);
  expect(asked).toBe(false);
});

test('secrets are not kept, and another page gets nothing', () => {
  typeAndCarry();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  page(GERMAN);
  history.replaceState(null, '', '/another');
  restoreForm();
  expect(field('#first input').value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});
