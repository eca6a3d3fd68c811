/** `photo-gallery` → `PhotoGallery`: the component of a section type, and its file. */
export declare const componentName: (type: string) => string;
/** `photo-gallery` → `photoGallery`: the manifest of a section type. */
export declare const manifestName: (type: string) => string;
