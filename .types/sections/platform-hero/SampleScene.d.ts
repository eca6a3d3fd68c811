/** A school under a gulmohar tree, seen through an arch. Decoration inside a picture that is already described. */
export declare function SampleScene(): import("react").JSX.Element;
