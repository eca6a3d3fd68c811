/** What the pages with cards of students are kept under: they change with a consent at once (domain.md 4.3). */
export declare const cardTags: readonly ['student', 'birthdayStudent', 'topper', 'testimonial'];
