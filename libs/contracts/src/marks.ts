const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Without what nobody sees or types and what comes along when a text is copied: marks of direction. What joins or parts letters stays. */
export const withoutMarks = (text: string): string => text.replace(marks, '');
