import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { passwordProblem } from './password-problem.ts';

const amara = {
  login: 'amara-the-boss',
  email: 'amara.shop@example.com',
  first_name: 'Amaranthe',
  last_name: 'Okonkwo',
  display_name: 'Amara of the Shop',
};

describe('guessed first', () => {
  test.each([
    'password',
    'PassWord',
    'PASSWORD1',
    ' password ',
    'P@ssw0rd',
    '12345678',
    'qwertyuiop',
    'iloveyou',
    'administrator',
    'aaaaaaaa',
    '########',
    'éééééééé',
    '',
  ])('%j', (password) => {
    expect(passwordProblem(password, amara)).toBe('common');
  });
});

describe('the person’s own', () => {
  test.each([
    'amara.shop@example.com',
    'AMARA.SHOP@EXAMPLE.COM',
    'amara.shop',
    'amarashop',
    'amara-the-boss',
    'Amaranthe',
    'Amaranthe Okonkwo',
    'okonkwo.amaranthe',
    'Amara of the Shop',
  ])('%j', (password) => {
    expect(passwordProblem(password, amara)).toBe('own_name');
  });
});

test.each([
  'correct horse',
  'passwords are fun',
  'password-of-amara',
  'Amaranthe Okonkwo 7',
  '1234567x',
  'aaaaaaab',
  '密码密码一二三四',
])('%j is taken', (password) => {
  expect(passwordProblem(password, amara)).toBeUndefined();
  expect(passwordProblem(password, { email: '' })).toBeUndefined();
});

test('the list holds a few hundred, in the form they are compared in', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(300);
  for (const password of COMMON_PASSWORDS) {
    expect(password).toBe(password.trim().toLowerCase());
    expect(password.length).toBeGreaterThanOrEqual(8);
  }
});
