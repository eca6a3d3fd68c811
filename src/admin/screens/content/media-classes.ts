import { createContext } from 'react';

/** By the path of a picture's field, the class under which its pictures are stored. */
export const MediaClasses = createContext<Readonly<Record<string, string>>>({});
