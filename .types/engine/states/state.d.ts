import type { Loaded } from '../data/load.ts';
import type { Visit } from '../data/visit.ts';
import type { TextVariety } from './look.ts';
/** Something that decides what a page shows: a ref of a condition, or data that a section depends on. */
export interface Fact {
    /** The ref (`data.gallery`, `settings.showBirthdays`, `visitor.signedIn`); `locale` and `preset` for themselves. */
    readonly ref: string;
    /** How it can be; the first is how it is in the base state. */
    readonly classes: readonly FactClass[];
    /** Only sections of the groups depend on it, which stand alike on every page. */
    readonly shared: boolean;
}
/** One way a fact can be. */
export interface FactClass {
    /** Unique within its fact: `many`, `one`, `empty`, `failed`, `longest`, `true`, `below 3`. */
    readonly name: string;
    /** `logic` can change which sections stand, and is paired with the classes of other facts; `look` is shown once. */
    readonly kind: 'logic' | 'look';
    readonly make: Making;
}
/** What makes a fact be in a class. */
export type Making = 
/** As it comes with what it is a part of: the answer of a source, or `site`. */
{
    readonly by: 'whole';
}
/** Generated from the schema: how it looks, and how long a list is. */
 | {
    readonly by: 'schema';
    readonly look: TextVariety;
    readonly items: number;
} | {
    readonly by: 'value';
    readonly value: unknown;
}
/** Left out; the answer of a source is null, or an empty list. */
 | {
    readonly by: 'absence';
}
/** The source fails. */
 | {
    readonly by: 'failure';
};
/** One state of one template: which class each fact is in, and the visit and data that make it so. */
export interface ThemeState {
    /** Stable for the same theme: `<template>~base`, else `<template>~<n>`. */
    readonly id: string;
    readonly template: string;
    /** By fact's ref, the class's name: only what differs from the base state. */
    readonly facts: Readonly<Record<string, string>>;
    /** What differs from the base state, for people: `data.gallery: empty`; `base` where nothing does. */
    readonly title: string;
    readonly visit: Visit;
    /** By data id, for every data id of the template: the source's answer. */
    readonly answers: Readonly<Record<string, Loaded>>;
    /** Base state, or the first state to show one class: these are also looked at with axe, screenshots and three widths. */
    readonly thorough: boolean;
}
