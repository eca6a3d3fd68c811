import { type Drawing } from '../svg.ts';
export declare const ridgeWalk: () => Drawing;
export declare const teaTerraces: () => Drawing;
export declare const kayaks: () => Drawing;
export declare const football: () => Drawing;
export declare const streamStudy: () => Drawing;
export declare const kitchenGarden: () => Drawing;
