import { createRoot } from 'react-dom/client';
import { Office } from './app/Office.tsx';
import { storeUser } from './session/hint.ts';
import { readStart } from './session/start.ts';

const element = document.getElementById('office');
if (!element) throw new Error('The document has no element "office".');
const start = readStart();
storeUser(start.user);
createRoot(element).render(<Office start={start} />);
