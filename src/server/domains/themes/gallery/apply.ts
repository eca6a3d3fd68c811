import { applyTheme } from '#schemas/api/theme-gallery.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { staleEdit } from '#server/http/calls/stale-edit.ts';
import { usedTheme } from '#server/store/site-record.ts';
import { assignTheme } from '../school-theme.ts';
import { namedTheme } from '../settings/named-theme.ts';
import { lockRecords } from '../site-record-rows.ts';
import { lastSwitch } from './switches.ts';

/** Switches the theme of a school for all visitors, where the theme in use is the one that the caller has seen. */
export const applyThemeHandler = handle(applyTheme, async ({ params: { themeId }, body }, context) => {
  const own = await namedTheme(context, themeId);
  const { schoolId } = context.school;
  const before = await context.write(async (transaction) => {
    await lockRecords(transaction, schoolId);
    const used = await usedTheme(transaction, schoolId);
    if (used !== body.used) {
      const now = context.now();
      const { user, at = now } = (await lastSwitch(transaction, schoolId)) ?? {};
      throw await staleEdit(transaction, { user, at, now, details: { current: { used }, yours: { used: themeId } } });
    }
    await assignTheme(transaction, { schoolId, themeId, own, userId: userIdOf(context.actor) });
    if (used === themeId) transaction.unrecorded();
    else await transaction.audit({ entity: 'siteRecord', id: schoolId, before: { themeId: used }, after: { themeId } });
    return used;
  });
  return ok({ used: themeId, before });
});
