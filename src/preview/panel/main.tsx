import { createRoot } from 'react-dom/client';
import { PreviewWindow } from './PreviewWindow.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<PreviewWindow />);
