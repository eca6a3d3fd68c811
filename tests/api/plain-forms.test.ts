import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { addEnquiry, addPath, enquiryOf } from '../support/enquiries.ts';
import { type Answer, ask } from '../support/request.ts';
import { startApp, type TestApp } from '../support/server.ts';

const urlencoded = 'application/x-www-form-urlencoded';
const documentPath = '/api/admission/_addAdmissionDocument';

/** What a browser without script sends when its visitor presses the button, and shows. */
describe('forms of a browser without script', () => {
  let app: TestApp;
  let office: Caller;
  let proof: { Reference_No: string; Mobile: string };
  const post = (path: string, type: string, body: string): Promise<Answer> => {
    const host = `greenfield.localhost:${app.port}`;
    const headers = {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      origin: `http://${host}`,
      referer: `http://${host}/registration`,
      'content-type': type,
    };
    return ask(app.port, path, { host, method: 'POST', headers, body });
  };
  const send = (path: string, fields: object): Promise<Answer> => {
    const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
    return post(path, urlencoded, new URLSearchParams(texts).toString());
  };
  const sendDocument = (fields: object, file: string): Promise<Answer> => {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const document = `--b\r\ncontent-disposition: form-data; name="DocumentURL"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n${file}\r\n--b--\r\n`;
    return post(documentPath, 'multipart/form-data; boundary=b', parts.join('') + document);
  };

  beforeAll(async () => {
    app = await startApp();
    office = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'], name: 'Leela Nair' });
    const { Reference_No } = await addEnquiry(office, { Mobile: '98765 43210' });
    proof = { Reference_No, Mobile: '98765 43210' };
  });
  afterAll(() => app.stop());

  it('take no field that says it is JSON: it would be parsed before anything is counted', async () => {
    const field = `--b\r\ncontent-disposition: form-data; name="Remarks"\r\ncontent-type: application/json\r\n\r\n{"a":[{},{}]}\r\n--b--\r\n`;
    const { status, text } = await post(documentPath, 'multipart/form-data; boundary=b', field);
    expect(status).toBe(422);
    expect(text).toContain('There is no file field');
  });

  it('are told on a page of the school what is wrong, field by field', async () => {
    const answer = await send(addPath, enquiryOf(office.schoolId, { Mobile: '12', Student_First_Name: '<b>' }));
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toContain('<strong>Mobile number:</strong> Enter a 10-digit mobile number.');
    expect(answer.text).toContain('<strong>First name:</strong>');
    expect(answer.text).not.toContain('<b>');
    expect(answer.text).toContain('<a href="/registration">Start the form again</a>');
    expect(answer.text).toContain('role="alert"');
  });

  it.each(['constructor', '__proto__', 'toString'])('are told that there is no field %s', async (name) => {
    const answer = await post(addPath, urlencoded, `${name}=1`);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(`There is no field &quot;${name}&quot; here.`);
  });

  it('hear the same of a wrong reference as of a wrong number', async () => {
    const texts = await Promise.all(
      [
        { ...proof, Reference_No: 'E2026-9999' },
        { ...proof, Mobile: '98765 43211' },
      ].map(async (wrong) => (await send('/api/admission/track', wrong)).text),
    );
    expect(texts[0]).toContain('No enquiry matches this reference number and mobile number.');
    expect(texts[1]).toBe(texts[0]);
  });

  it('see how the enquiry goes, with a form for each document that is needed', async () => {
    const { status, text } = await send('/api/admission/track', proof);
    expect(status).toBe(200);
    expect(text).toContain(`<h1>Enquiry ${proof.Reference_No}</h1>`);
    expect(text).toContain(`action="${documentPath}"`);
    expect(text).toContain('<input type="hidden" name="Document_Type" value="Birth_Certificate">');
  });

  it('send a document, and read that it has arrived or what is wrong with it', async () => {
    const fields = { ...proof, Document_Type: 'Birth_Certificate' };
    const wrong = await sendDocument(fields, 'no document at all');
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('role="alert"');
    const { status, text } = await sendDocument(fields, '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF');
    expect(status).toBe(201);
    expect(text).toContain('The school has received your birth certificate.');
    expect((await send('/api/admission/track', proof)).text).not.toContain('name="Document_Type"');
  });

  it('get a problem where a program asks', async () => {
    const { headers } = await ask(app.port, addPath, {
      host: `greenfield.localhost:${app.port}`,
      method: 'POST',
      headers: { origin: `http://greenfield.localhost:${app.port}`, 'content-type': urlencoded, accept: '*/*' },
      body: 'Mobile=12',
    });
    expect(headers['content-type']).toContain('application/problem+json');
  });
});
