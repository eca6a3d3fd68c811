interface Sending {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: File;
  readonly onPercent: (percent: number) => void;
}

interface Problem {
  readonly errorText?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Sends one document; what the server says against it, or undefined if it has it. Only this request tells how far it is.
 */
export const sendDocument = ({ fields, file, onPercent }: Sending): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    data.set('DocumentURL', file);
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onPercent((100 * loaded) / total));
    request.addEventListener('error', reject);
    request.addEventListener('load', () => {
      const said = (request.response ?? {}) as Problem;
      const texts = Object.values(said.errors ?? {}).flat();
      resolve(request.status < 300 ? undefined : (texts[0] ?? said.errorText ?? ''));
    });
    request.open('POST', '/api/admission/_addAdmissionDocument');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.send(data);
  });
