import {
  discardThemeSettings,
  publishThemeSettings,
  restoreThemeSettings,
  saveThemeSettings,
} from '#schemas/api/theme-settings.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { expectedVersion } from '#server/http/calls/expected-version.ts';
import { type CallContext, handle } from '#server/http/calls/handle.ts';
import { staleEdit } from '#server/http/calls/stale-edit.ts';
import type { WriteContext } from '#server/store/audit.ts';
import {
  discardDraft,
  publishDraft,
  type RecordSubject,
  readSubject,
  restoreVersion,
  saveDraft,
} from '../change-record.ts';
import { lockRecords } from '../site-record-rows.ts';
import { answerSettings, themeSettings, userName } from './answer.ts';
import { namedTheme } from './named-theme.ts';

/** Makes choices the draft; visitors see what they saw. */
export const saveThemeSettingsHandler = handle(saveThemeSettings, ({ params, body }, context) =>
  changeSettings({ context, themeId: params.themeId, yours: body }, (transaction, subject, userId) =>
    saveDraft(transaction, subject, { choices: body, userId }),
  ),
);

/** Shows the draft to visitors. */
export const publishThemeSettingsHandler = handle(publishThemeSettings, ({ params }, context) =>
  changeSettings({ context, themeId: params.themeId, yours: null }, publishDraft),
);

/** Throws the draft away. */
export const discardThemeSettingsHandler = handle(discardThemeSettings, ({ params }, context) =>
  changeSettings({ context, themeId: params.themeId, yours: null }, discardDraft),
);

/** Makes the choices of an earlier version the draft. */
export const restoreThemeSettingsHandler = handle(restoreThemeSettings, ({ params, body }, context) =>
  changeSettings({ context, themeId: params.themeId, yours: body }, (transaction, subject, userId) =>
    restoreVersion(transaction, subject, { version: body.version, userId }),
  ),
);

interface Change {
  readonly context: CallContext;
  readonly themeId: number;
  /** What the request would make of the record, for who was faster. */
  readonly yours: unknown;
}

type Step = (transaction: WriteContext, subject: RecordSubject, userId: number | null) => Promise<void>;

/** One change of a record, in the version that If-Match names; answers with the record as it is then. */
const changeSettings = async ({ context, themeId, yours }: Change, step: Step) => {
  const own = await namedTheme(context, themeId);
  const { schoolId } = context.school;
  return context.write(async (transaction) => {
    await lockRecords(transaction, schoolId);
    const subject = await readSubject(transaction, { schoolId, own });
    await requireVersion(transaction, { context, subject, yours });
    await step(transaction, subject, userIdOf(context.actor));
    return answerSettings(await themeSettings(transaction, { schoolId, own }));
  });
};

interface Edit {
  readonly context: CallContext;
  readonly subject: RecordSubject;
  readonly yours: unknown;
}

/** Throws `STALE`, with both versions in it, where the record was changed since the version that a request names. */
const requireVersion = async (transaction: WriteContext, { context, subject, yours }: Edit): Promise<void> => {
  const version = expectedVersion(context);
  const { schoolId, own, row } = subject;
  if (version === null || version === subject.version) return;
  const now = context.now();
  const user = await userName(transaction, schoolId, row?.updatedBy ?? null);
  const details = { current: await themeSettings(transaction, { schoolId, own }), yours };
  throw await staleEdit(transaction, { user, at: row?.updatedAt ?? now, now, details });
};
