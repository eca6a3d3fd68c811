import type { Locator, Page } from 'playwright';
import { basicsOf } from '#admin/student-form/student-fields.ts';
import type { StudentRecord } from '#schemas/api/students/basic-details.ts';
import { fileOf } from '../../office/support/media-page.ts';
import { enhanced } from './forms.ts';
import { callAs, type Stage, showPaper } from './stage.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');

interface Pupil {
  readonly Student_Id: number;
  readonly Admission_No: string;
  readonly First_Name: string;
  readonly Last_Name?: string;
}

const nameOf = ({ First_Name, Last_Name }: Pupil): string => [First_Name, Last_Name].filter(Boolean).join(' ');

/** What a family looks a certificate up by. */
export interface Gone {
  readonly Document_Number: string;
  readonly Date_Of_Birth: string;
}

interface Leaving {
  readonly page: Page;
  readonly origin: string;
  readonly show: Stage['show'];
  /** Of the last class. */
  readonly pupils: readonly Pupil[];
}

const leaving = 20;

/** Twenty go to another school: the first by hand, the others by the calls that its forms send. */
export const leave = async ({ page, origin, show, pupils: ofClass }: Leaving): Promise<readonly Gone[]> => {
  const pupils = ofClass.slice(0, leaving);
  if (pupils.length < leaving) throw new Error(`The last class has ${pupils.length} students, not ${leaving}.`);
  const [first, ...others] = pupils as [Pupil, ...Pupil[]];
  await page.goto(`${origin}/student/${first.Student_Id}`);
  await page.getByRole('button', { name: 'Change the status' }).click();
  await page.getByRole('menuitem', { name: 'Has gone to another school' }).click();
  const question = page.getByRole('dialog', { name: /: Has gone to another school$/ });
  await question.getByLabel('Last day in the school').fill('2027-03-31');
  await question.getByLabel('Reason').fill('Class 9 at another school');
  await show({ name: 'april-01-leaving', page });
  await question.getByRole('button', { name: 'Has gone to another school' }).click();
  const given = page.getByRole('dialog', { name: /^Transfer certificate / });
  await given.getByRole('button', { name: 'Add the signed certificate' }).click();
  await page.getByLabel('File').setInputFiles(fileOf('signed.pdf', pdf, 'application/pdf'));
  await page.getByRole('button', { name: 'Add a document' }).click();
  await page
    .getByRole('link', { name: /Transfer certificate/ })
    .first()
    .waitFor();
  await printCertificate(page, show);
  const all = [await certificateOf(page, first)];
  for (const pupil of others) all.push(await leaveByCall(page, pupil));
  const numbers = all.map(({ Document_Number }) => Number(/\d+$/.exec(Document_Number)?.[0]));
  if (numbers.some((number, at) => number !== (numbers[0] ?? 0) + at))
    throw new Error(`The certificates are not numbered on: ${numbers.join(', ')}.`);
  return all;
};

interface StudentFile {
  readonly student: Readonly<Record<string, unknown>> & {
    readonly Version: number;
    readonly Date_Of_Birth: string;
    readonly Tc_No?: string;
  };
}

const fileOfPupil = (page: Page, { Student_Id }: Pupil): Promise<StudentFile> =>
  callAs(page, 'GET', `/api/student/${Student_Id}`);

const certificateOf = async (page: Page, pupil: Pupil): Promise<Gone> => {
  const { student } = await fileOfPupil(page, pupil);
  if (!student.Tc_No) throw new Error(`${nameOf(pupil)} has no certificate.`);
  return { Document_Number: student.Tc_No, Date_Of_Birth: student.Date_Of_Birth };
};

const leaveByCall = async (page: Page, pupil: Pupil): Promise<Gone> => {
  const { student } = await fileOfPupil(page, pupil);
  const change = { Status: 'Transferred', Leaving_Date: '2027-03-31', Leaving_Reason: 'Class 9 at another school' };
  await callAs(page, 'POST', '/api/student/_add_student_basic_details', {
    ...basicsOf(student as unknown as StudentRecord),
    ...change,
    School_Id: student.School_Id,
    Student_Id: pupil.Student_Id,
  });
  const gone = await certificateOf(page, pupil);
  await page.evaluate(
    async ({ fields: sent, text }) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(sent)) form.set(name, String(value));
      form.set('DocumentURL', new File([text], 'signed.pdf', { type: 'application/pdf' }));
      const answer = await fetch('/api/student/_add_Student_document', { method: 'POST', body: form });
      if (!answer.ok) throw new Error(await answer.text());
    },
    {
      fields: {
        School_Id: student.School_Id,
        Student_Id: pupil.Student_Id,
        Document_Type: 'TC_Issued',
        Document_Number: gone.Document_Number,
      },
      text: pdf.toString('latin1'),
    },
  );
  return gone;
};

const printCertificate = (page: Page, show: Stage['show']): Promise<void> =>
  showPaper(
    page,
    async () => {
      await page.getByRole('button', { name: 'Print a certificate' }).click();
      await page.getByRole('menuitem', { name: 'Transfer certificate' }).click();
    },
    async () => {
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      await page.setViewportSize({ width: 794, height: 1123 });
      await show({ name: 'april-02-certificate', page });
      await page.setViewportSize({ width, height });
    },
  );

interface Finding extends Pick<Leaving, 'page' | 'origin'> {
  readonly stage: Stage;
  readonly gone: readonly Gone[];
}

/** A family finds the certificate on the website; so do the other nineteen. */
export const findCertificates = async ({ page, origin, stage, gone }: Finding): Promise<void> => {
  const { visitor, show } = stage;
  const [first] = gone;
  if (!first) return;
  await visitor.goto(`${origin}/disclosure/transfer-certificate`);
  await enhanced(visitor);
  await visitor.getByLabel('Certificate number').fill(first.Document_Number);
  const [year = '', month = '', day = ''] = first.Date_Of_Birth.split('-');
  for (const [label, text] of Object.entries({ Day: day, Month: month, Year: year }))
    await visitor.getByLabel(label, { exact: true }).fill(text);
  await show({ name: 'april-08-visitor-looks', page: visitor });
  await visitor.getByRole('button', { name: 'Find certificate' }).click();
  const link: Locator = visitor.getByRole('link', { name: 'Download certificate' });
  await link.waitFor();
  await show({ name: 'april-09-visitor-finds', page: visitor });
  for (const body of gone) {
    const { Link } = await callAs<{ Link: string }>(page, 'POST', '/api/certificates/transfer', body);
    const status = await page.evaluate(async (href) => (await fetch(href)).status, Link);
    if (status !== 200) throw new Error(`${body.Document_Number}: ${status}`);
  }
};
