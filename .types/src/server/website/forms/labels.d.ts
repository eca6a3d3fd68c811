/** A field by its label on the form of a call, or else by its name: `Student_First_Name` → `Student first name`. */
export declare const fieldLabel: (call: string, field: string, locale: string) => string;
