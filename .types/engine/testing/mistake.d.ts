/** One edit of the base theme, and the one finding it makes, at the mark `¦`. */
export interface Mistake {
    readonly name: string;
    readonly rule: string;
    readonly from: string;
    readonly to: string;
    readonly suggestion?: string;
    readonly says?: string;
}
