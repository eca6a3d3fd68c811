/**
 * What src/site/base.css reads of a theme, beside the sections: every theme has these tokens, and every pair of these
 * colours the contrast. A test keeps the list equal to the stylesheet.
 */
export declare const pageStyle: {
    readonly tokens: readonly ['color.canvas', 'color.control', 'color.focus', 'color.ink', 'color.link', 'color.muted', 'color.on-primary', 'color.primary', 'color.primary-hover', 'color.primary-tint', 'color.surface', 'color.tint', 'font.body', 'font.heading', 'radius.card', 'radius.control', 'size.body', 'size.container', 'size.h1', 'size.h2', 'size.h3', 'size.h4', 'size.section'];
    readonly contrast: readonly [{
        readonly text: 'color.ink';
        readonly on: 'color.canvas';
        readonly min: 4.5;
    }, {
        readonly text: 'color.ink';
        readonly on: 'color.tint';
        readonly min: 4.5;
    }, {
        readonly text: 'color.ink';
        readonly on: 'color.surface';
        readonly min: 4.5;
    }, {
        readonly text: 'color.muted';
        readonly on: 'color.canvas';
        readonly min: 4.5;
    }, {
        readonly text: 'color.muted';
        readonly on: 'color.tint';
        readonly min: 4.5;
    }, {
        readonly text: 'color.link';
        readonly on: 'color.canvas';
        readonly min: 4.5;
    }, {
        readonly text: 'color.link';
        readonly on: 'color.tint';
        readonly min: 4.5;
    }, {
        readonly text: 'color.on-primary';
        readonly on: 'color.primary';
        readonly min: 4.5;
    }, {
        readonly text: 'color.on-primary';
        readonly on: 'color.primary-hover';
        readonly min: 4.5;
    }, {
        readonly text: 'color.primary';
        readonly on: 'color.canvas';
        readonly min: 4.5;
    }, {
        readonly text: 'color.primary';
        readonly on: 'color.tint';
        readonly min: 4.5;
    }, {
        readonly text: 'color.primary';
        readonly on: 'color.primary-tint';
        readonly min: 4.5;
    }, {
        readonly text: 'color.focus';
        readonly on: 'color.canvas';
        readonly min: 3;
    }, {
        readonly text: 'color.focus';
        readonly on: 'color.tint';
        readonly min: 3;
    }];
};
