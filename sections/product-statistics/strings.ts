export { figuresStrings as strings } from '../shared/figures.tsx';
