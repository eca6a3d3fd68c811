import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jpeg } from '../media/pictures.ts';

export type ContentFile = Record<string, unknown> & { header: Record<string, unknown> };

/** A fresh folder under the system's temporary one. */
export const scratch = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'sy-import-'));

/** The files below a folder, by their paths in it, sorted; none if there is no such folder. */
export function filesUnder(root: string): string[] {
  const found = fs.existsSync(root) ? fs.readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Writes content.json and a small picture of its own for each path that is named `images/…` in it. */
export async function writeFolder(folder: string, content: unknown): Promise<string> {
  const text = JSON.stringify(content);
  fs.mkdirSync(path.join(folder, 'images'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'content.json'), text);
  for (const name of new Set(text.match(/images\/[\w-]+\.(?:jpg|png)/g))) {
    const file = path.join(folder, name);
    if (!fs.existsSync(file))
      fs.writeFileSync(file, await jpeg({ seed: seedOf(name), width: 20 + (seedOf(name) % 97) }));
  }
  return folder;
}

const seedOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7);

/** A small school with every kind of item that is treated in its own way. */
export const smallSchool = (): ContentFile => ({
  header: {
    school_Name: 'Hill School',
    school_Slug: 'hill',
    schoolKey: 'HILL-1',
    school_Logo_Image: 'images/logo.png',
    student_Domain: '#',
    email: '',
  },
  banners: [
    { image: 'images/banner-1.jpg', heading: 'Welcome' },
    { image: 'images/banner-2.jpg', heading: 'Admissions' },
  ],
  toppers: [
    { student_Name: 'Asha', student_Photo: 'images/asha.jpg', marks: '97%', Photo_Consent: 'Public_With_Name' },
    { student_Name: 'Ravi', student_Photo: 'images/ravi.jpg', marks: '96%', Photo_Consent: 'Internal' },
  ],
  gallery: [
    { album_Id: 4, album_Name: 'Sports', schoolThemeMediaJson: [{ Media_Name: 'images/sports.jpg', Video_Url: '' }] },
  ],
  holidays: [
    { Id: 1, name: 'Holi', startHolidayDate: '2027-03-22', endHolidayDate: '2027-03-23' },
    { Id: 2, name: 'Summer', startHolidayDate: '2027-05-03', endHolidayDate: '2027-06-12' },
  ],
  blogs: [
    {
      blog_Id: 9,
      blog_Title: 'Sports Day, 2026!',
      blog_Description: '<p onclick="x()">Run</p><script>1</script>',
      entryDate: '2026-11-10',
    },
  ],
});
