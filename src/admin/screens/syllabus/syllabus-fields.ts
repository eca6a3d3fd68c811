import type { SyllabusRecord } from '#schemas/api/syllabus.ts';
import { plainText } from '../../format/plain-text.ts';

export interface TopicFields {
  readonly title: string;
  readonly periods: string;
  readonly isDone: boolean;
}

/** What the form holds: texts as they are typed. */
export interface SyllabusFields {
  readonly Title: string;
  readonly Class_Id: string;
  readonly Subject_Id: string;
  readonly course_Id: string;
  readonly Start_Date: string;
  readonly End_Date: string;
  readonly Description: string;
  readonly Status: SyllabusRecord['Status'];
  readonly Is_Public: boolean;
  readonly Topics: readonly TopicFields[];
}

export const fieldsOf = (stored: SyllabusRecord | undefined): SyllabusFields => ({
  Title: stored?.Title ?? '',
  Class_Id: stored ? String(stored.Class_Id) : '',
  Subject_Id: stored ? String(stored.Subject_Id) : '',
  course_Id: String(stored?.course_Id ?? -1),
  Start_Date: stored?.Start_Date ?? '',
  End_Date: stored?.End_Date ?? '',
  Description: plainText(stored?.Description ?? ''),
  Status: stored?.Status ?? 'Draft',
  Is_Public: stored?.Is_Public ?? false,
  Topics: (stored?.Topics ?? []).map(({ title, periods, status }) => ({
    title,
    periods: periods === undefined ? '' : String(periods),
    isDone: status === 'Done',
  })),
});

/** The steps that a syllabus may take from where it stands, itself first. */
export const statusesFrom = (stored: SyllabusRecord | undefined): readonly SyllabusRecord['Status'][] => {
  if (stored?.Status === 'Archived') return ['Archived'];
  return stored?.Status === 'Published' ? ['Published', 'Archived'] : ['Draft', 'Published'];
};

interface Stored {
  readonly id: number | undefined;
  readonly description: string | undefined;
}

/** What is sent. Words that were not changed go as they were stored, with their markup. */
export const bodyOf = (fields: SyllabusFields, stored: Stored) => {
  const { Description, Start_Date, End_Date } = fields;
  const isSame = Description === plainText(stored.description ?? '');
  const html = isSame ? stored.description : paragraphs(Description);
  return {
    Syllabus_Id: stored.id ?? 0,
    Title: fields.Title.trim(),
    Class_Id: Number(fields.Class_Id),
    Subject_Id: Number(fields.Subject_Id),
    course_Id: Number(fields.course_Id),
    Status: fields.Status,
    Is_Public: fields.Is_Public,
    Topics: fields.Topics.filter(({ title }) => title.trim()).map(({ title, periods, isDone }) => ({
      title: title.trim(),
      ...(/^\d+$/.test(periods.trim()) ? { periods: Number(periods) } : {}),
      status: isDone ? ('Done' as const) : ('Planned' as const),
    })),
    ...(html ? { Description: html } : {}),
    ...(Start_Date ? { Start_Date } : {}),
    ...(End_Date ? { End_Date } : {}),
  };
};

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = line.trim();
      return paragraph.outerHTML;
    })
    .join('');
