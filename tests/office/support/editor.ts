import { type Caller, signIn } from '../../support/callers.ts';
import type { TestApp } from '../../support/server.ts';

/** A content editor at a school where nothing waits to be published: what it starts with is no part of the tests. */
export const signInEditor = async (app: TestApp): Promise<Caller> => {
  const editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'], name: 'Rohini Lele' });
  const { json } = await editor.get('/api/changes');
  for (const { type, id, version } of json)
    await editor.call('DELETE', `/api/content/${type}/${id}`, { headers: { 'if-match': `"${version}"` } });
  return editor;
};
