import type { UserChange, UserInfo } from '#schemas/api/users.ts';
import { isSame } from '../../drafts/merge-fields.ts';

/** What a form has of a person. */
export interface PersonFields {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly role: UserInfo['role'];
  readonly permissionSets: readonly UserInfo['permissionSets'][number][];
  readonly classes: readonly UserInfo['classes'][number][];
}

export const noPerson: PersonFields = {
  name: '',
  email: '',
  mobile: '',
  role: 'Staff',
  permissionSets: [],
  classes: [],
};

export const fieldsOf = ({ name, email, mobile, role, permissionSets, classes }: UserInfo): PersonFields => ({
  name,
  email: email ?? '',
  mobile: mobile ?? '',
  role,
  permissionSets,
  classes,
});

/** What a form asks to be changed of an account: the fields that differ, an emptied contact as null. */
export const changeOf = (before: PersonFields, after: PersonFields): UserChange => {
  const { role } = after;
  const texts = { name: after.name.trim(), email: after.email.trim(), mobile: after.mobile.trim() };
  return {
    ...(texts.name === before.name ? {} : { name: texts.name }),
    ...(texts.email === before.email ? {} : { email: texts.email || null }),
    ...(texts.mobile === before.mobile ? {} : { mobile: texts.mobile || null }),
    ...(role === before.role || role === 'Operator' ? {} : { role }),
    ...(isSame(after.permissionSets, before.permissionSets) ? {} : { permissionSets: [...after.permissionSets] }),
    ...(isSame(after.classes, before.classes) ? {} : { classes: [...after.classes] }),
  };
};

type Missing = 'missingName' | 'missingContact' | 'missingEmail';

/** What a form lacks, by field. */
export const missingOf = (
  { name, email, mobile, role }: PersonFields,
  { byMail = false }: { readonly byMail?: boolean } = {},
): Readonly<Partial<Record<keyof PersonFields, Missing>>> => ({
  ...(name.trim() === '' ? { name: 'missingName' as const } : {}),
  ...(byMail && email.trim() === '' ? { email: 'missingEmail' as const } : {}),
  ...(!byMail && role !== 'Student' && email.trim() === '' && mobile.trim() === ''
    ? { email: 'missingContact' as const }
    : {}),
});
