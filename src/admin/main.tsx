import { createRoot } from 'react-dom/client';
import { Office } from './app/Office.tsx';
import { openRouter } from './app/router.tsx';
import { meetWindows } from './drafts/windows.ts';
import { keepSchoolTime } from './format/school-clock.ts';
import { storeUser } from './session/hint.ts';
import { readStart } from './session/start.ts';

const element = document.getElementById('office');
if (!element) throw new Error('The document has no element "office".');
const start = readStart();
keepSchoolTime(start.school.timeZone);
storeUser(start.user);
// No `await` here: the screen's file imports this one, and would wait for its end.
void Promise.all([openRouter(), meetWindows()]).then(([router]) =>
  createRoot(element).render(<Office start={start} router={router} />),
);
