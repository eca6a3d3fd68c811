import type { ReactNode } from 'react';
import classes from './keys-hint.module.css';

/** Says which keys a list has, where there is a keyboard to press them on. */
export const KeysHint = ({ children }: { readonly children: ReactNode }) => <p className={classes.keys}>{children}</p>;
