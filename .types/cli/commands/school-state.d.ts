/** Takes a school to another state of its life, and says what became of it. */
export declare const schoolStateCommand: (slug: string, state: string, { reason }: {
    readonly reason: string;
}) => Promise<void>;
