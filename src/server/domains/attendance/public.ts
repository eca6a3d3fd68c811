export { readMissingRegisters } from './missing-registers.ts';
