import type { Person } from '../people.ts';
type Look = Partial<Person> & Pick<Person, 'x' | 'y' | 'h'>;
/** A pupil in white and navy. The index picks hair and skin, so that no two neighbours are alike. */
export declare function pupil(index: number, look: Look): Person;
/** One walking step, the left or the right foot first. */
export declare const walking: (left: boolean) => Pick<Person, 'legs' | 'arms'>;
/** Pupils in the soft light of a grey day. */
export declare const group: (people: readonly Person[]) => string;
/** Arms for holding a book or a sheet before oneself. */
export declare const reading: Pick<Person, 'arms' | 'nod'>;
export {};
