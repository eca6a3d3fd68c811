import { listSchoolsCommandHandler } from '#server/domains/schools/index.ts';
import { jsonText } from '../json-text.ts';
import { runHandler } from '../run-handler.ts';
import { formatTable } from '../table.ts';

export const schoolListCommand = async ({ format }: { readonly format: 'text' | 'json' }): Promise<void> => {
  const schools = await runHandler(listSchoolsCommandHandler, {});
  if (format === 'json') {
    process.stdout.write(jsonText(schools));
    return;
  }
  if (schools.length === 0) {
    process.stdout.write('There are no schools yet. Import one with: schoolyard import <folder> --slug <slug>\n');
    return;
  }
  const rows = schools.map(({ schoolId, slug, name, status, themeId }) => [
    String(schoolId),
    slug,
    name,
    status,
    String(themeId ?? '-'),
  ]);
  process.stdout.write(`${formatTable([['id', 'slug', 'name', 'status', 'theme'], ...rows])}\n`);
};
