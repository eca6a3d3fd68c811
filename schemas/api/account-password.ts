import type { JSONSchema } from 'json-schema-to-ts';
import { onward, passwordField, secretField, signedInAnswer } from './account.ts';
import { anyone, defineCall, needs, signedIn } from './define.ts';
import { doneSchema } from './shared.ts';

const changeBody = {
  type: 'object',
  additionalProperties: false,
  required: ['currentPassword', 'newPassword'],
  properties: { currentPassword: passwordField, newPassword: passwordField },
} as const satisfies JSONSchema;

const forgotBody = {
  type: 'object',
  additionalProperties: false,
  required: ['login'],
  /** Email or mobile. */
  properties: { login: { type: 'string', minLength: 1, maxLength: 254 } },
} as const satisfies JSONSchema;

const newPasswordBody = {
  type: 'object',
  additionalProperties: false,
  required: ['token', 'password'],
  properties: { token: secretField, password: passwordField },
} as const satisfies JSONSchema;

const verifyBody = {
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: secretField },
} as const satisfies JSONSchema;

const linkLimit = { max: 30, perSeconds: 300 };

export const changePassword = defineCall({
  id: 'changePassword',
  method: 'POST',
  path: '/api/Account/changePassword',
  group: 'Account',
  summary: 'Change your password; every other sign-in ends',
  host: 'any',
  access: needs('/school/change_password', 'write', ['own']),
  withOldPassword: true,
  body: changeBody,
  answers: { 200: { description: 'It is changed', schema: doneSchema } },
  limit: linkLimit,
});

export const forgotPassword = defineCall({
  id: 'forgotPassword',
  method: 'POST',
  path: '/api/Account/forgotPassword',
  group: 'Account',
  summary: 'Ask for a link to choose another password; the answer does not reveal whether the account exists',
  host: 'any',
  access: anyone,
  whileDraft: true,
  takes: 'form',
  body: forgotBody,
  answers: { 200: { description: 'Taken note of', schema: doneSchema }, 303: onward },
  limit: { max: 10, perSeconds: 900 },
});

export const resetPassword = defineCall({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/Account/resetPassword',
  group: 'Account',
  summary: 'Choose another password with the secret of a mailed link; every sign-in ends',
  host: 'any',
  access: anyone,
  whileDraft: true,
  takes: 'form',
  body: newPasswordBody,
  answers: { 200: { description: 'It is changed', schema: doneSchema }, 303: onward },
  limit: linkLimit,
});

export const acceptInvitation = defineCall({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/api/Account/acceptInvitation',
  group: 'Account',
  summary: 'Take up an invitation with a password, and sign in',
  host: 'any',
  access: anyone,
  whileDraft: true,
  takes: 'form',
  body: newPasswordBody,
  answers: { 200: { description: 'Signed in, with a cookie', schema: signedInAnswer }, 303: onward },
  limit: linkLimit,
});

export const verifyEmail = defineCall({
  id: 'verifyEmail',
  method: 'POST',
  path: '/api/Account/verifyEmail',
  group: 'Account',
  summary: "Prove the own email with the secret of a mailed link; an admin's lists the school",
  host: 'any',
  access: anyone,
  whileDraft: true,
  takes: 'form',
  body: verifyBody,
  answers: { 200: { description: 'It is proved', schema: doneSchema }, 303: onward },
  limit: linkLimit,
});

export const sendVerification = defineCall({
  id: 'sendVerification',
  method: 'POST',
  path: '/api/Account/sendVerification',
  group: 'Account',
  summary: 'Have the link that proves the own email mailed again; the one before it ends',
  host: 'school',
  access: signedIn,
  answers: { 200: { description: 'It is on its way', schema: doneSchema } },
  limit: linkLimit,
});
