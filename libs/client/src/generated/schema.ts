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
         * @description Ids and states alone. Kept for 14 days, unless the resort has set another time. Read on with the id of the last event until `hasMore` is false.
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
    "/api/export/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customers of a location who come in these days and have something left to do */
        get: operations["Export_customers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "contact.task.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A task of a member is done, or saved anew */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same on every try */
                    "webhook-id": string;
                    /** @description Of this try, in seconds */
                    "webhook-timestamp": string;
                    /** @description `v1,` and base64, one for each secret that is good now, divided by spaces */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @constant */
                        type: "contact.task.completed";
                        /** Format: date-time */
                        timestamp: string;
                        householdId: number | null;
                        number: number | null;
                        data: {
                            contactId: number;
                            taskTypeId: number;
                            taskId: number;
                            activityId: number;
                            locationId: number;
                        };
                    };
                };
            };
            responses: {
                /** @description It is yours now; anything else is tried again */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "household.checkin.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** With it every required task of every member at the location is done */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same on every try */
                    "webhook-id": string;
                    /** @description Of this try, in seconds */
                    "webhook-timestamp": string;
                    /** @description `v1,` and base64, one for each secret that is good now, divided by spaces */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @constant */
                        type: "household.checkin.completed";
                        /** Format: date-time */
                        timestamp: string;
                        householdId: number | null;
                        number: number | null;
                        data: {
                            locationId: number;
                            contactIds: number[];
                        };
                    };
                };
            };
            responses: {
                /** @description It is yours now; anything else is tried again */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "waiver.signed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A member's waiver is signed; one for each member that a signature covers */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same on every try */
                    "webhook-id": string;
                    /** @description Of this try, in seconds */
                    "webhook-timestamp": string;
                    /** @description `v1,` and base64, one for each secret that is good now, divided by spaces */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @constant */
                        type: "waiver.signed";
                        /** Format: date-time */
                        timestamp: string;
                        householdId: number | null;
                        number: number | null;
                        data: {
                            contactId: number;
                            /** Format: uuid */
                            signatureId: string;
                            signerContactId: number;
                            posWaiverId: string;
                            /** Format: date */
                            effectiveOn: string;
                            expiresOn: string | null;
                            taskId: number;
                            activityId: number;
                            locationId: number;
                        };
                    };
                };
            };
            responses: {
                /** @description It is yours now; anything else is tried again */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "report.populated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The report is whole again */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The id of the event, the same on every try */
                    "webhook-id": string;
                    /** @description Of this try, in seconds */
                    "webhook-timestamp": string;
                    /** @description `v1,` and base64, one for each secret that is good now, divided by spaces */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @constant */
                        type: "report.populated";
                        /** Format: date-time */
                        timestamp: string;
                        householdId: number | null;
                        number: number | null;
                        data: {
                            rows: number;
                            /** Format: date-time */
                            refreshedAtUtc: string;
                        };
                    };
                };
            };
            responses: {
                /** @description It is yours now; anything else is tried again */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        CustomerRow: {
            contactId: number;
            parentContactId: number | null;
            firstName: string;
            lastName: string;
            email: string | null;
            phone: string | null;
            dateOfBirth: string | null;
            age: number | null;
            isHeadOfHouseHold: boolean;
            locationId: number;
            locationName: string;
            activityId: number | null;
            activityName: string | null;
            taskId: number | null;
            taskName: string | null;
            taskType: string | null;
            isOptional: boolean | null;
            posWaiverId: string | null;
            productId: number | null;
            productName: string | null;
            productDate: string | null;
            orderId: number | null;
            transactionId: number | null;
            salesLocationId: string | null;
            resortCode: string | null;
            needsWaiver: boolean;
            needsRentalProfile: boolean;
            needsChildRegistration: boolean;
            needsPhoto: boolean;
            hasPrintableMedia: boolean;
            printableMediaCount: number;
            /** @enum {string} */
            reason: "requiredByActivity" | "requiredByPurchase" | "waiverExpired" | "waiverTooShort" | "profileExpired" | "profileTooShort" | "alreadyValidUntil" | "signedForToday" | "editAllowedHere" | "notInAgeRange" | "notRequiredByPurchase" | "noUnprintedMedia" | "waiverEnded" | "waiverNoText" | "mediaToPrint";
            validUntil: string | null;
            validationDate: string | null;
            /** Format: uri */
            checkInUrl: string;
            /** Format: date-time */
            generatedAtUtc: string;
        };
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
    Export_customers: {
        parameters: {
            query: {
                locationId: number;
                includePrintableMedia?: "true" | "false";
                /** @description The default settings count when left out */
                daysBeforeCurrentDate?: number;
                /** @description The default settings count when left out */
                daysAfterCurrentDate?: number;
                /** @description A row for each open task; without them one for each customer */
                includeDetails?: "true" | "false";
                isCsvExport?: "true" | "false";
                /** @description Pages of about so many rows instead of all of them, as JSON; never cut within a household. The answer’s Link header leads to the next one */
                pageSize?: number;
                /** @description From the Link header: the household after which the page begins */
                after?: number;
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
                    "text/csv": string;
                    "application/json": components["schemas"]["CustomerRow"][];
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
            /** @description `location.unknown` We could not find this location */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `report.not_populated` The data for this report has not been populated yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `report.pos_off` This location does not use transactions and orders of the point of sale */
            422: {
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
