/**
 * What the pages with cards of students are kept under: they change with a consent at once (docs/domain.md, Students).
 */
export const cardTags = ['student', 'birthdayStudent', 'topper', 'testimonial'] as const;
