import { type Drawing } from '../svg.ts';
/** Early morning in the kitchen garden: tomatoes, methi, marigold and a can of water. */
export declare function kitchenGarden(): Drawing;
