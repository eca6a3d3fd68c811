/** Something to wait at until it is opened: how tests make things happen in an order without looking at the clock. */
export interface Gate {
    /** Called by who must wait; resolves once the gate is open. */
    pass(): Promise<void>;
    /** Resolves once somebody waits or has passed. */
    readonly reached: Promise<void>;
    open(): void;
}
export declare const createGate: () => Gate;
