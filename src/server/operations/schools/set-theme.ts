import { findSchoolBySlug } from '../../store/global.ts';
import { defineOperation, OperationError } from '../define.ts';
import { requireSchoolTheme, wearTheme } from './school-theme.ts';

export interface SetThemeParams {
  readonly slug: string;
  readonly themeId: number;
}

export interface SetThemeResult {
  readonly slug: string;
  readonly themeId: number;
  readonly previousThemeId: number | null;
}

/** Gives a school another theme. Content, settings and overrides stay: going back restores what was. */
export const setThemeOperation = defineOperation<SetThemeParams, SetThemeResult>({
  name: 'school set-theme',
  async run({ store }, { slug, themeId }) {
    const school = await findSchoolBySlug(store, slug);
    if (!school)
      throw new OperationError(`There is no school "${slug}".`, 'See the slugs with: schoolyard school list');
    await requireSchoolTheme(store, themeId);
    const { schoolId } = school;
    return { slug, ...(await store.school(schoolId, (context) => wearTheme(context, { schoolId, themeId }))) };
  },
});
