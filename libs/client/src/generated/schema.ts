export interface paths {
    "/api/export/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which key this is, how often it may call, and which days an export answers that names none */
        get: operations["OwnKey_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened, in order: for those who missed webhooks, or want none
         * @description Ids and states alone. Kept for 14 days. Read on with the id of the last event until `hasMore` is false.
         */
        get: operations["Events_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        EventPage: {
            events: {
                /** Format: uuid */
                id: string;
                type: string;
                /** Format: date-time */
                timestamp: string;
                householdId: number | null;
                number: number | null;
                data: {
                    [key: string]: unknown;
                };
            }[];
            hasMore: boolean;
        };
        OwnKey: {
            nickname: string;
            /** @enum {string} */
            type: "standard" | "events";
            requestsPerMinute: number;
            daysBeforeCurrentDate: number;
            daysAfterCurrentDate: number;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            remark?: {
                code: string;
                params?: {
                    [key: string]: string | number | string[];
                };
            };
            hint?: string;
            code: string;
            /** @default [] */
            errors: {
                path: string;
                code?: string;
                params?: {
                    [key: string]: string | number | string[];
                };
                message: string;
            }[];
            traceId: string;
            details?: {
                [key: string]: unknown;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before the same call is worth sending again */
        RetryAfter: number;
        /** @description Calls left (`r`) for the next seconds (`t`) */
        RateLimit: string;
        /** @description Calls (`q`) in a window of seconds (`w`) */
        RateLimitPolicy: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    OwnKey_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnKey"];
                };
            };
            /** @description `key.in_address` An API key never belongs into an address */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key.required` This call needs a valid API key */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key.forbidden` This API key may not make this call; `auth.forbidden` You do not have access to this resource */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request.too_many` Too many requests, please wait a moment */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server.busy` We are very busy, please try again in a moment */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    Events_list: {
        parameters: {
            query?: {
                /** @description The id of the last event that is known; without it the oldest that is kept comes first */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            /** @description `key.in_address` An API key never belongs into an address; `request.invalid` Some of the information is missing or not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key.required` This call needs a valid API key */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key.forbidden` This API key may not make this call; `auth.forbidden` You do not have access to this resource */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `event.unknown` This event is not kept any more */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request.too_many` Too many requests, please wait a moment */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server.busy` We are very busy, please try again in a moment */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
