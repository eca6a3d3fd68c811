import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSchools } from '#server/store/global.ts';
import { bomb, noisyJpeg } from '../media/pictures.ts';
import { type Caller, visitorOf } from '../support/callers.ts';
import { mailTo, readOutbox } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { type FormChanges, logoOf, register } from './registration-form.ts';

let app: TestApp;
let addresses = 0;
const someone = (): Caller => visitorOf(app, 'localhost', { 'x-forwarded-for': `192.0.2.${++addresses}` });
/** Everything that a registration leaves behind. */
const traces = async () => ({
  schools: (await listSchools(app.store)).map(({ slug }) => slug),
  files: (await readdir(join(app.dataDir, 'media'), { recursive: true })).toSorted(),
  mails: (await readOutbox(app)).length,
});

beforeAll(async () => {
  app = await startApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => app.stop());

it.each<[string, string, FormChanges]>([
  ['school_Name', 'Please enter school name.', { school_Name: undefined }],
  ['school_Name', 'Please enter school name.', { school_Name: 'L' }],
  ['school_Name', 'Use at most 150 characters.', { school_Name: 'x'.repeat(151) }],
  ['Short_Name', 'Use at most 12 characters.', { Short_Name: 'x'.repeat(13) }],
  ['school_address', 'Please enter school address.', { school_address: '' }],
  ['City', 'Please enter city.', { City: undefined }],
  ['State', 'Please enter state.', { State: undefined }],
  ['Pincode', 'Please enter pincode.', { Pincode: undefined }],
  ['Pincode', 'Enter a 6-digit PIN code.', { Pincode: '011001' }],
  ['latitude', 'Enter 90 or less.', { latitude: 91 }],
  ['longitude', 'This must be a number.', { longitude: 'east' }],
  ['Mobile', 'Enter a 10-digit mobile number.', { Mobile: '12345' }],
  ['Email', 'Enter a valid email address.', { Email: 'office@lotus' }],
  ['Website', 'Enter a link that starts with https://.', { Website: 'http://lotus.example' }],
  ['facebook_Url', 'Enter a link that starts with https://.', { facebook_Url: 'javascript:alert(1)' }],
  ['map_Url', 'Enter a link that starts with https://.', { map_Url: 'maps' }],
  ['Board', 'Use one of CBSE, CISCE, State, IB, Cambridge, NIOS, Other.', { Board: 'ICSE' }],
  ['Udise_Code', 'Please enter at least 11 digits', { Udise_Code: '123' }],
  ['Udise_Code', 'Enter an 11-digit UDISE code.', { Udise_Code: '123456789012' }],
  ['School_Type', 'Use one of Boys, Girls, Co-educational.', { School_Type: 'Mixed' }],
  ['Classes_To', 'The last class is before the first.', { Classes_From: 5, Classes_To: 4 }],
  ['Established_Year', 'Enter 1800 or more.', { Established_Year: 1799 }],
  ['Established_Year', 'Enter 2026 or less.', { Established_Year: 2027 }],
  ['Principal_Name', 'Enter a name of 2 to 100 letters, without a title.', { Principal_Name: 'Dr. Iyer' }],
  ['Session_Start_Month', 'Use one of 4.', { Session_Start_Month: 13 }],
  ['Week_Off[0]', 'Use one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday.', { Week_Off: 'Noday' }],
  ['Time_Zone', 'Choose a time zone such as Asia/Kolkata.', { Time_Zone: 'Asia/Nowhere' }],
  ['Currency', 'Enter a currency code such as INR.', { Currency: 'Rupee' }],
  ['Locale[1]', 'Enter a language code such as en or hi.', { Locale: ['en', 'Hindi!'] }],
  ['student_Domain', 'Enter a host name such as portal.school.in, or # for none.', { student_Domain: 'https://x/' }],
  ['theme_Id', 'Enter 1 or more.', { theme_Id: -1 }],
  ['theme_Id', 'Choose one of the themes: 1, 2, 3.', { theme_Id: 99 }],
  ['Admin_Name', 'Please enter admin name.', { Admin_Name: undefined }],
  ['Admin_Email', 'Enter a valid email address.', { Admin_Email: 'farida@' }],
  ['Admin_Mobile', 'Enter a 10-digit mobile number.', { Admin_Mobile: '0' }],
  ['Password', 'Use at least 10 characters.', { Password: 'short' }],
  ['Password', 'Many people use this password. Choose another.', { Password: 'password1234' }],
  ['Terms', 'Please agree to the terms.', { Terms: false }],
  ['Terms', 'Please enter terms.', { Terms: undefined }],
  ['Consent', 'Please agree to the privacy notice.', { Consent: 'false' }],
  ['Fill_Seconds', 'Please take a moment and send again.', { Fill_Seconds: 2 }],
  ['schoolKey', 'There is no field "schoolKey" here.', { schoolKey: 'GREEN-1' }],
  ['status', 'There is no field "status" here.', { status: 'active' }],
  ['listed', 'There is no field "listed" here.', { listed: true }],
  ['verified', 'There is no field "verified" here.', { verified: true }],
  ['school_Logo_Image', 'There is no field "school_Logo_Image" here.', { school_Logo_Image: 'media:1' }],
])('a registration is told at %s: %s', async (field, text, changes) => {
  const before = await traces();
  const { status, json } = await register(someone(), changes);
  expect(status).toBe(422);
  expect(json.errors[field]?.join(' ')).toContain(text);
  expect(await traces()).toEqual(before);
});

it('a registration is told everything that is wrong at once', async () => {
  const { json } = await register(someone(), { Terms: false, Password: 'short', Pincode: '1', theme_Id: 50 });
  expect(Object.keys(json.errors).toSorted()).toEqual(['Password', 'Pincode', 'Terms', 'theme_Id']);
});

it('a registration takes the postal code of another country as it is', async () => {
  const changes = { school_Name: 'Thames School', Country: 'United Kingdom', Pincode: 'SW1A 1AA' };
  expect((await register(someone(), changes)).status).toBe(201);
  // Sent after the answer, and so in the next test where nothing waits for it.
  await mailTo(app, 'Farida@Lotus.example');
});

it.each([1, 3])('a registration is refused for School_Id %i', async (School_Id) => {
  const before = await traces();
  expect(await register(someone(), { School_Id })).toMatchObject({ status: 403 });
  expect(await traces()).toEqual(before);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const program = Buffer.from('MZ\u0090\u0000\u0003 This program cannot be run in DOS mode.', 'latin1');

it.each([
  ['an SVG', async () => svg, 'logo.svg', 422, 'SVG pictures are not accepted'],
  ['an SVG that is called a PNG', async () => svg, 'logo.png', 422, 'SVG pictures are not accepted'],
  ['a program that is called a PNG', async () => program, 'logo.png', 422, 'not a picture'],
  ['a picture of 8,000 pixels a side', bomb, 'logo.png', 422, 'pixels'],
  ['a picture of more than 1 MB', () => noisyJpeg({ width: 2400, height: 2400 }), 'logo.jpg', 413, '1 MB'],
])('a registration does not take %s for a logo, and leaves nothing behind', async (_, make, name, status, text) => {
  const before = await traces();
  const answer = await register(someone(), {}, [logoOf(await make(), name)]);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain('school_Logo_Image');
  expect(answer.text).toContain(text);
  expect(await traces()).toEqual(before);
});

it('a registration does not take two logos, nor a file in another field', async () => {
  const before = await traces();
  const logo = logoOf(await noisyJpeg());
  expect((await register(someone(), {}, [logo, logo])).json.errors).toHaveProperty('school_Logo_Image');
  expect((await register(someone(), {}, [{ ...logo, field: 'photo' }])).json.errors).toHaveProperty('photo');
  expect(await traces()).toEqual(before);
});
