/** The strings that `SliderControls` says, by language; a section with a slider spreads them into its own. */
export declare const sliderStrings: {
    readonly en: {
        readonly stop: 'Stop slide rotation';
        readonly start: 'Start slide rotation';
        readonly previous: 'Previous';
        readonly next: 'Next';
    };
    readonly hi: {
        readonly stop: 'स्लाइडों का अपने-आप बदलना रोकें';
        readonly start: 'स्लाइडों का अपने-आप बदलना शुरू करें';
        readonly previous: 'पिछला';
        readonly next: 'अगला';
    };
};
