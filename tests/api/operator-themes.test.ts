import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#schemas/api/define.ts';
import { listThemes, publishTheme, rollbackTheme } from '#schemas/api/operator-themes.ts';
import { createTokenCommandHandler } from '#server/domains/accounts/operator-tokens/create.ts';
import { createAnswerValidator } from '#server/http/calls/validator.ts';
import { visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { secondTheme } from '../support/template.ts';

describe('the calls of operator tokens', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startApp();
    const name = { name: 'build machine', days: 1 };
    token = (await createTokenCommandHandler.run(name, { ...app, progress: () => undefined })).token;
  });
  afterAll(() => app.stop());

  /** Makes a call and compares its answer with what the contract declares. */
  const make = async (call: Call, body?: object): Promise<number> => {
    const path = call.path.replace(':themeId', '100');
    const headers = { authorization: `Bearer ${token}` };
    const { status, json } = await visitorOf(app, 'localhost', headers).call(call.method, path, body ? { body } : {});
    const schema = call.answers[status]?.schema;
    if (!schema) throw new Error(`"${call.id}" does not declare the answer ${status}.`);
    createAnswerValidator(schema)(json, call.id);
    return status;
  };

  it('answer what their contracts say', async () => {
    const theme = await secondTheme();
    const $ignore = [{ rule: 'THM020', reason: 'There is nothing to ignore here.' }];
    const document = (version: string) => JSON.stringify({ ...theme, version, $ignore });
    expect(await make(publishTheme, { document: document('5.0.0'), dryRun: true })).toBe(200);
    expect(await make(publishTheme, { document: document('5.0.0') })).toBe(201);
    expect(await make(publishTheme, { document: document('5.0.1'), file: 'second.json' })).toBe(201);
    expect(await make(rollbackTheme, {})).toBe(200);
    expect(await make(listThemes)).toBe(200);
  });
});
