/** Where what is known of waivers with the partner lies; whoever only looks at it needs nothing else. */
export const signingsKey = ['one-risk', 'signings'] as const;
