import { describe, expect, it } from 'vitest';
import { office, oldOffice, pdf, zip } from '#tests/media/documents.ts';
import { animatedWebp, jpeg, transparentPng } from '#tests/media/pictures.ts';
import { detectDocument } from './document-type.ts';

const macros = 'The file contains macros. Save it without them.';
const scripts = 'The PDF contains scripts or starts programs. Print it to a PDF without them.';
const damaged = 'The file is damaged or packed in a strange way.';

describe('the type of a document', () => {
  it('is read from the bytes of each type', async () => {
    const files = [
      pdf(),
      await jpeg(),
      await transparentPng(),
      await animatedWebp(),
      oldOffice('WordDocument', '1Table'),
      oldOffice('Workbook'),
      oldOffice('Current User', 'PowerPoint Document'),
      office('docx', [{ name: 'word/media/' }, { name: 'word/media/image1.png' }]),
      office('xlsx'),
      office('pptx'),
    ];
    expect(files.map(detectDocument)).toEqual(
      ['pdf', 'jpg', 'png', 'webp', 'doc', 'xls', 'ppt', 'docx', 'xlsx', 'pptx'].map((type) => ({ type })),
    );
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('%PDF is a format')],
    ['a page before a PDF', Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), pdf()])],
    ['a program', Buffer.from('MZ\x90\x00\x03', 'latin1')],
    ['a plain ZIP', zip([{ name: 'a.txt' }])],
    ['a ZIP named like a Word file, without its list of types', zip([{ name: 'word/document.xml' }])],
    ['an old Office file of no known program', oldOffice('Project')],
    ['a Java archive behind a Word file', Buffer.concat([office('docx'), zip([{ name: 'META-INF/MANIFEST.MF' }])])],
    ['a Word file with something behind it', Buffer.concat([office('docx'), Buffer.from('<script>')])],
    ['a Word file with a comment', zip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }], 'hello')],
    ['a Word file cut off', office('docx').subarray(0, -1)],
    [
      'a ZIP of more than 1,000 files',
      office(
        'docx',
        Array.from({ length: 998 }, (_, at) => ({ name: `${at}` })),
      ),
    ],
    ['the first bytes of a ZIP', Buffer.from('PK\x03\x04', 'latin1')],
  ])('is none for %s', (_, data) => {
    expect(detectDocument(data)).toBeUndefined();
  });

  it.each([
    ['a PDF without its end', pdf().subarray(0, -7), 'The file is damaged or cut off.'],
    ['a PDF with a script', pdf('<< /S /JavaScript /JS (app.alert(1)) >>'), scripts],
    ['a PDF with a script in disguise', pdf('<< /S /J#61vaScrip#74 >>'), scripts],
    ['a PDF that starts a program', pdf('<</Type/Action/S/Launch/F(cmd.exe)>>'), scripts],
    ['an old Word file with macros', oldOffice('WordDocument', '_VBA_PROJECT'), macros],
    ['a Word file with macros', office('docx', [{ name: 'word/vbaProject.bin' }]), macros],
    ['a bomb', office('docx', [{ name: 'word/a.xml', data: 'x'.repeat(1000), declared: 150_000 }]), damaged],
    ['a file of 4 GB as it says', office('docx', [{ name: 'word/a.xml', declared: 0xffffffff }]), damaged],
    ['a file with overlapping parts', office('docx', [{ name: 'a', offset: 0 }]), damaged],
    ['parts that are longer together than the file', office('docx', [{ name: 'a', packed: 90_000 }]), damaged],
    ['a locked file', office('docx', [{ name: 'word/a.xml', encrypted: true }]), damaged],
    ['a name that climbs', office('docx', [{ name: 'word/../../../etc/cron.d/x' }]), damaged],
    ['an absolute name', office('docx', [{ name: '/etc/passwd' }]), damaged],
    ['a name of Windows', office('docx', [{ name: 'C:\\x' }]), damaged],
    ['an empty name', office('docx', [{ name: '' }]), damaged],
  ])('is told with what is wrong for %s', (_, data, fault) => {
    expect(detectDocument(data)?.fault).toBe(fault);
  });

  it('takes names of PDF for what they are only as a whole', () => {
    expect(detectDocument(pdf('<< /Launched 1 /JavaScripts 2 >> (JavaScript)'))).toEqual({ type: 'pdf' });
  });
});
