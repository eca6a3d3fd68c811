import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';
import type { ContentFile } from '../../import/folder.ts';

/** The reference school as its owner sends it. */
export const greenfieldContent = (): ContentFile => {
  const file = join(packageRoot, 'tests/import/fixtures/reference-school/content.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ContentFile;
};

/** A school that has hardly anything to say yet: no picture at all, and so no banner. */
export const sparseContent = (): ContentFile => ({
  header: { school_Name: 'Tara Playschool', schoolKey: 'TARA-1', student_Domain: '#' },
  about: { heading: 'Who we are', description: 'Two rooms, one yard and a swing.' },
  facilities: [
    { facilityId: 1, name: 'Yard with a swing' },
    { facilityId: 2, name: 'Reading corner' },
  ],
  testimonials: [{ name: 'Meera Sen', message: 'She asks for school on Sundays.', Photo_Consent: 'Public_With_Name' }],
  gallery: [{ album_Id: 1, album_Name: 'Empty album', schoolThemeMediaJson: [] }],
  popularClasses: [{ className: 'Nursery', classFees: '₹ 9,000 / year', classSize: '12' }],
});

/** A small school with an emergency: its notice stands on every page. */
export const floodedContent = (): ContentFile => ({
  ...sparseContent(),
  header: {
    school_Name: 'Nadi Public School',
    schoolKey: 'NADI-1',
    student_Domain: '#',
    phone: '+91 20 5550 0142',
    whatsapp_Number: '+91 90000 00142',
  },
  notices: [
    {
      noticeID: 1,
      noticeHead: 'School closed today: the river is over the road',
      noticeDetails: 'Buses will not run. Classes begin again on Monday. Ask at the office before you set out.',
      entryDateTime: '2026-11-21T06:30',
      level: 'Emergency',
    },
  ],
});

/** Exactly 90 characters. */
export const longName = 'Shri Venkateswara Balakrishnan Memorial Residential Secondary School & Junior College Pune';

export const markup = '<b onclick="alert(1)">bold</b><script>alert(2)</script>';
const hindi = 'हमारे विद्यालय में हर बच्चे का नाम, उसकी रुचि और उसका साहस सब जानते हैं। प्रवेश प्रारम्भ है। ';
const urdu = 'ہمارے اسکول میں ہر بچے کا نام جانا جاتا ہے۔ داخلے جاری ہیں، آج ہی تشریف لائیں۔ ';
const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ';
const unbroken = 'https://example.org/'.concat('a'.repeat(160));

/** The texts one after the other, again and again, up to this length. */
const fill = (length: number, ...texts: string[]): string => texts.join(' ').repeat(length).slice(0, length).trim();
const times = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));
const pick = (index: number, ...texts: string[]): string => texts[index % texts.length] ?? '';

/** Every text as long as it may be, in three scripts, with markup; forty of a kind; not one picture. */
export const hostileContent = (): ContentFile => ({
  header: {
    school_Name: longName,
    schoolKey: 'HOST-1',
    school_address: fill(300, 'Plot 14', endless, 'Behind the Old Water Tower', urdu),
    phone: '+91 20 5550 0142',
    email: 'the.office.of.admissions.and.other.enquiries@shri-venkateswara-balakrishnan.example',
    student_Domain: 'students.of.shri-venkateswara-balakrishnan-memorial.example',
    whatsapp_Number: '+91 90000 00142',
    office_Hours: fill(120, hindi),
  },
  about: {
    heading: fill(120, endless, hindi),
    description: fill(3000, markup, unbroken, urdu, hindi),
    mission_Heading: fill(120, endless),
    mission_Description: fill(2000, urdu),
    vision_Heading: 'दृष्टि',
    vision_Description: fill(400, hindi),
  },
  facilities: times(40, (index) => ({
    facilityId: index + 1,
    name: fill(80, pick(index, hindi, urdu, endless, markup, 'Laboratory ')),
  })),
  testimonials: times(12, (index) => ({
    name: fill(100, pick(index, endless, hindi, urdu), String(index)),
    profession: fill(120, pick(index, hindi, urdu, markup)),
    message: pick(index, fill(1200, urdu), fill(800, hindi), fill(600, markup, unbroken), 'Good.'),
    rating: (index % 5) + 1,
    Photo_Consent: 'Public_With_Name',
  })),
  birthdayStudents: times(9, (index) => ({
    student_Name: fill(100, pick(index, endless, hindi, urdu), String(index)),
    Photo_Consent: 'Public_With_Name',
  })),
  popularClasses: times(11, (index) => ({
    className: fill(80, pick(index, endless, hindi, urdu, markup)),
    classFees: pick(index, '₹ 1,32,000 / year, payable in four instalments', markup, '', '₹ 9'),
    classSize: pick(index, '30 in each section', '20'),
    classTime: '9:00 am - 12:30 pm, Saturdays 9:00 am - 11:00 am',
    childrenAge: fill(40, pick(index, '3 - 5 years, ', hindi)),
  })),
  holidays: times(40, (index) => ({
    Id: index + 1,
    name: fill(100, pick(index, hindi, urdu, endless, markup)),
    startHolidayDate: `2026-11-${String((index % 28) + 1).padStart(2, '0')}`,
    endHolidayDate: `2026-12-${String((index % 28) + 1).padStart(2, '0')}`,
  })),
});

/** A school of which nothing but the banner is long. A banner cannot be without a picture. */
export const wordyContent = (): ContentFile => ({
  header: { school_Name: 'Wordy School', schoolKey: 'WORD-1' },
  banners: [
    {
      image: 'images/wordy-1.jpg',
      heading: fill(120, markup, endless),
      subHeading: fill(160, hindi),
      banner_Details: fill(400, unbroken, urdu),
      button1_Text: fill(40, hindi),
      button1_Url: '/about',
    },
    {
      image: 'images/wordy-2.jpg',
      heading: fill(120, hindi),
      subHeading: fill(160, endless),
      banner_Details: fill(400, hindi),
      button1_Text: fill(40, endless),
      button1_Url: '/contact',
    },
    { image: 'images/wordy-3.jpg', heading: fill(120, urdu), banner_Details: fill(400, urdu) },
    { image: 'images/wordy-4.jpg', heading: 'Hi' },
  ],
});
