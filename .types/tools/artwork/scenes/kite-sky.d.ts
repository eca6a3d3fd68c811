import { type Drawing } from '../svg.ts';
/** One child on a roof, one kite very far up. */
export declare function kiteSky(): Drawing;
