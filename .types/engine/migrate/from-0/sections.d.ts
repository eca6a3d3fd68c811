import { type JsonObject } from '../migration.ts';
type Place = readonly (string | number)[];
/** `{ order, sections: { <id>: … } }` as the list that it describes, which names each section by its `id`. */
export declare const listSections: ({ order, sections }: JsonObject, place: Place) => readonly JsonObject[];
export {};
