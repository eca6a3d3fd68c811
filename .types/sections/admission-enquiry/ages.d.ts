interface ClassFacts {
    readonly minAge?: number;
    readonly maxAge?: number;
    readonly asksEarlierSchool: boolean;
}
/** Whether the day of birth is unusual for a class, and the year that it should be; undefined where nothing is. */
export declare const findUnusualAge: (birth: string, { minAge, maxAge }: Omit<ClassFacts, 'asksEarlierSchool'>, firstDay: string) => {
    readonly kind: 'young' | 'old';
    readonly age: number;
} | undefined;
/** Asks for the school before only where the class does, and says beside the day of birth when it is unusual. */
export declare const startAges: (form: HTMLFormElement) => void;
export {};
