import { describe, expect, it } from 'vitest';
import { attachmentHeader, safeFileName } from './file-name.ts';

describe('the name of a file', () => {
  it.each([
    ['report.pdf', 'pdf', 'report.pdf'],
    ['scan.png', 'jpg', 'scan.jpg'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\Marks card.PDF', 'pdf', 'Marks card.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'pdf', 'a Set-Cookie x=1.pdf'],
    ['a"b;c*d?.pdf', 'pdf', 'a b c d.pdf'],
    ['invoice\u202Efdp.exe', 'pdf', 'invoice fdp.pdf'],
    ['.htaccess', 'pdf', 'htaccess.pdf'],
    ['', 'pdf', 'file.pdf'],
    ['...', 'pdf', 'file.pdf'],
    ['जन्म प्रमाण पत्र.pdf', 'pdf', 'जन्म प्रमाण पत्र.pdf'],
    ['क्\u200dष.pdf', 'pdf', 'क्\u200dष.pdf'],
    ['no extension', '', 'no extension'],
    ['photo.JPG', '', 'photo.JPG'],
  ])('%j as %j is %j', (name, extension, safe) => {
    expect(safeFileName(name, extension)).toBe(safe);
  });

  it('is at most 120 characters long', () => {
    expect(safeFileName(`${'क'.repeat(500)}.pdf`, 'pdf')).toBe(`${'क'.repeat(116)}.pdf`);
  });

  it.each([
    ['report.pdf', `attachment; filename="report.pdf"; filename*=UTF-8''report.pdf`],
    ['a"b\\c%.pdf', `attachment; filename="a_b_c_.pdf"; filename*=UTF-8''a%22b%5Cc%25.pdf`],
    ["O'Neil (1)*.pdf", `attachment; filename="O'Neil (1)*.pdf"; filename*=UTF-8''O%27Neil%20%281%29%2a.pdf`],
    ['अ.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%E0%A4%85.pdf`],
    ['a\r\nx: y.pdf', `attachment; filename="a__x: y.pdf"; filename*=UTF-8''a%0D%0Ax%3A%20y.pdf`],
  ])('%j stands in a header as one line of ASCII', (name, header) => {
    expect(attachmentHeader(name)).toBe(header);
  });
});
