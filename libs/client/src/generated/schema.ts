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
         * @description Ids and states alone. Kept for 14 days, unless the resort has set another time. Read on with the id of the last event until `hasMore` is false. A parameter that is not among these is refused.
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
    "/api/import/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes over a shop's orders, where the resort has no point of sale connected
         * @description For keys of the type `orders`. Each order is taken over as a whole or not at all: what it does not name any more is cancelled. The same lines again change nothing. Each order that changed something is in the resort’s audit trail.
         */
        post: operations["OrdersByKey_take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/signatures/{signatureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A signed waiver that an event told of: whom it covers, who signed it, when and how long it counts
         * @description For keys of the type `waivers`. The audit trail has each reading. What was signed on paper or with 1Risk is no signature here. It answers what was signed, also when that counts no more: `waiver.withdrawn` tells so.
         */
        get: operations["SignedWaivers_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export/signatures/{signatureId}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as a PDF with its evidence (PDF/A-3a), as the signer gets it
         * @description For keys of the type `waivers`. The audit trail has each reading.
         */
        get: operations["SignedWaivers_document"];
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
        /**
         * Customers of a location who come in these days and have something left to do
         * @description A parameter that is not among these is refused: a misspelt filter would answer everybody.
         */
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
                    /**
                     * @example {
                     *       "id": "6d9bb1c6-5b8c-4f6e-8a57-0f4d3f6b2c11",
                     *       "type": "contact.task.completed",
                     *       "timestamp": "2026-12-19T07:30:00.000Z",
                     *       "householdId": 1000,
                     *       "number": 7,
                     *       "data": {
                     *         "contactId": 1002,
                     *         "taskTypeId": 3,
                     *         "taskId": 4,
                     *         "activityId": 2,
                     *         "locationId": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Also the header `webhook-id` of each try to deliver it
                         */
                        id: string;
                        /**
                         * @description A task of a member is done, or saved anew
                         * @constant
                         */
                        type: "contact.task.completed";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        /** @description The head’s contact id; null for what concerns no household */
                        householdId: number | null;
                        /** @description Counts the events of the household from 1 without a gap: the order in which they happened */
                        number: number | null;
                        /** @description What it is about */
                        data: {
                            /** @description The member */
                            contactId: number;
                            /** @description 1 waiver, 2 rental profile, 3 child registration, 4 photo */
                            taskTypeId: number;
                            /**
                             * Format: date
                             * @description Of a waiver: the first day on which it holds
                             */
                            effectiveOn?: string;
                            /** @description Of a waiver: the last day; null without end */
                            expiresOn?: string | null;
                            /** @description The task, as the report names it */
                            taskId: number;
                            /** @description What it belongs to */
                            activityId: number;
                            /** @description Where the household checks in */
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
    "contact.task.asked_again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Staff ask for a member's profile, registration or photo again: what a completed task told of counts no more; or it does after all */
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
                    /**
                     * @example {
                     *       "id": "6d9bb1c6-5b8c-4f6e-8a57-0f4d3f6b2c11",
                     *       "type": "contact.task.asked_again",
                     *       "timestamp": "2026-12-19T07:30:00.000Z",
                     *       "householdId": 1000,
                     *       "number": 7,
                     *       "data": {
                     *         "contactId": 1002,
                     *         "taskTypeId": 4,
                     *         "isAsked": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Also the header `webhook-id` of each try to deliver it
                         */
                        id: string;
                        /**
                         * @description Staff ask for a member's profile, registration or photo again: what a completed task told of counts no more; or it does after all
                         * @constant
                         */
                        type: "contact.task.asked_again";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        /** @description The head’s contact id; null for what concerns no household */
                        householdId: number | null;
                        /** @description Counts the events of the household from 1 without a gap: the order in which they happened */
                        number: number | null;
                        /** @description What it is about */
                        data: {
                            /** @description The member */
                            contactId: number;
                            /** @description 2 rental profile, 3 child registration, 4 photo */
                            taskTypeId: number;
                            /** @description false: it was asked by mistake, and what was there counts again */
                            isAsked: boolean;
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
                    /**
                     * @example {
                     *       "id": "6d9bb1c6-5b8c-4f6e-8a57-0f4d3f6b2c11",
                     *       "type": "household.checkin.completed",
                     *       "timestamp": "2026-12-19T07:30:00.000Z",
                     *       "householdId": 1000,
                     *       "number": 7,
                     *       "data": {
                     *         "locationId": 1,
                     *         "contactIds": [
                     *           1000,
                     *           1001,
                     *           1002
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Also the header `webhook-id` of each try to deliver it
                         */
                        id: string;
                        /**
                         * @description With it every required task of every member at the location is done
                         * @constant
                         */
                        type: "household.checkin.completed";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        /** @description The head’s contact id; null for what concerns no household */
                        householdId: number | null;
                        /** @description Counts the events of the household from 1 without a gap: the order in which they happened */
                        number: number | null;
                        /** @description What it is about */
                        data: {
                            /** @description Where the household checks in */
                            locationId: number;
                            /** @description The members */
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
        /** A member's waiver is signed here; one for each member that a signature covers. What a partner had signed is told as a completed task */
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
                    /**
                     * @example {
                     *       "id": "6d9bb1c6-5b8c-4f6e-8a57-0f4d3f6b2c11",
                     *       "type": "waiver.signed",
                     *       "timestamp": "2026-12-19T07:30:00.000Z",
                     *       "householdId": 1000,
                     *       "number": 7,
                     *       "data": {
                     *         "contactId": 1002,
                     *         "signatureId": "0b8f4a86-6d0e-4f0c-9d51-8d9a1f1c2a10",
                     *         "signerContactId": 1000,
                     *         "posWaiverId": "W-SEASON",
                     *         "effectiveOn": "2026-12-19",
                     *         "expiresOn": null,
                     *         "taskId": 3,
                     *         "activityId": 2,
                     *         "locationId": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Also the header `webhook-id` of each try to deliver it
                         */
                        id: string;
                        /**
                         * @description A member's waiver is signed here; one for each member that a signature covers. What a partner had signed is told as a completed task
                         * @constant
                         */
                        type: "waiver.signed";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        /** @description The head’s contact id; null for what concerns no household */
                        householdId: number | null;
                        /** @description Counts the events of the household from 1 without a gap: the order in which they happened */
                        number: number | null;
                        /** @description What it is about */
                        data: {
                            /** @description The member */
                            contactId: number;
                            /**
                             * Format: uuid
                             * @description The record of the signature
                             */
                            signatureId: string;
                            /** @description Who signed */
                            signerContactId: number;
                            /** @description The waiver at the point of sale */
                            posWaiverId: string;
                            /**
                             * Format: date
                             * @description The first day on which it holds
                             */
                            effectiveOn: string;
                            /** @description The last day; null without end */
                            expiresOn: string | null;
                            /** @description The task, as the report names it */
                            taskId: number;
                            /** @description What it belongs to */
                            activityId: number;
                            /** @description Where the household checks in */
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
    "waiver.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What counted as a member's waiver counts no more: staff withdrew it, or corrected when somebody was born; one for each that counted */
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
                    /**
                     * @example {
                     *       "id": "6d9bb1c6-5b8c-4f6e-8a57-0f4d3f6b2c11",
                     *       "type": "waiver.withdrawn",
                     *       "timestamp": "2026-12-19T07:30:00.000Z",
                     *       "householdId": 1000,
                     *       "number": 7,
                     *       "data": {
                     *         "contactId": 1002,
                     *         "signatureId": "0b8f4a86-6d0e-4f0c-9d51-8d9a1f1c2a10",
                     *         "posWaiverId": "W-SEASON"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Also the header `webhook-id` of each try to deliver it
                         */
                        id: string;
                        /**
                         * @description What counted as a member's waiver counts no more: staff withdrew it, or corrected when somebody was born; one for each that counted
                         * @constant
                         */
                        type: "waiver.withdrawn";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        /** @description The head’s contact id; null for what concerns no household */
                        householdId: number | null;
                        /** @description Counts the events of the household from 1 without a gap: the order in which they happened */
                        number: number | null;
                        /** @description What it is about */
                        data: {
                            /** @description The member */
                            contactId: number;
                            /** @description The record of the signature; null for what was signed on paper or with a partner */
                            signatureId: string | null;
                            /** @description The waiver at the point of sale */
                            posWaiverId: string;
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
                    /**
                     * @example {
                     *       "id": "6d9bb1c6-5b8c-4f6e-8a57-0f4d3f6b2c11",
                     *       "type": "report.populated",
                     *       "timestamp": "2026-12-19T07:30:00.000Z",
                     *       "householdId": null,
                     *       "number": null,
                     *       "data": {
                     *         "rows": 18204,
                     *         "refreshedAtUtc": "2026-12-19T07:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Also the header `webhook-id` of each try to deliver it
                         */
                        id: string;
                        /**
                         * @description The report is whole again
                         * @constant
                         */
                        type: "report.populated";
                        /**
                         * Format: date-time
                         * @description When it happened
                         */
                        timestamp: string;
                        /** @description The head’s contact id; null for what concerns no household */
                        householdId: number | null;
                        /** @description Counts the events of the household from 1 without a gap: the order in which they happened */
                        number: number | null;
                        /** @description What it is about */
                        data: {
                            /** @description All of them */
                            rows: number;
                            /**
                             * Format: date-time
                             * @description When it became whole
                             */
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
            /** @description Who has something left to do */
            contactId: number;
            /** @description The head of the household; null for the head */
            parentContactId: number | null;
            /** @description As the household wrote it */
            firstName: string;
            /** @description As the household wrote it */
            lastName: string;
            /** @description Of this person; the head often is the only one with an address */
            email: string | null;
            /** @description Of this person */
            phone: string | null;
            /** @description The day, without time or zone */
            dateOfBirth: string | null;
            /** @description In whole years on the location’s day; null when no birth date is known */
            age: number | null;
            /** @description Who signs in for the household */
            isHeadOfHouseHold: boolean;
            /** @description Where it is to be done */
            locationId: number;
            /** @description As guests see it */
            locationName: string;
            /** @description What the task belongs to */
            activityId: number | null;
            /** @description As guests see it */
            activityName: string | null;
            /** @description The open task; null in a row for a customer */
            taskId: number | null;
            /** @description As guests see it */
            taskName: string | null;
            /** @description `Waiver`, `RentalProfile`, `ChildRegistration` or `Photo` */
            taskType: string | null;
            /** @description Nobody is kept from checking in by an optional task */
            isOptional: boolean | null;
            /** @description Of a waiver: its number at the point of sale */
            posWaiverId: string | null;
            /** @description What was bought and asks for it; null when the location asks everybody */
            productId: number | null;
            /** @description As guests see it */
            productName: string | null;
            /** @description The day of the visit; null for a season pass, which is good on any day */
            productDate: string | null;
            /** @description The order of that purchase, when it was ordered */
            orderId: number | null;
            /** @description The transaction of that purchase, when it was paid at the point of sale */
            transactionId: number | null;
            /** @description Where it was sold */
            salesLocationId: string | null;
            /** @description Of the resort that it was sold for */
            resortCode: string | null;
            /** @description The customer has an open waiver here */
            needsWaiver: boolean;
            /** @description The customer has an open rental profile here */
            needsRentalProfile: boolean;
            /** @description The customer has an open child registration here */
            needsChildRegistration: boolean;
            /** @description The customer has an open photo here */
            needsPhoto: boolean;
            /** @description A pass of the customer is waiting to be printed */
            hasPrintableMedia: boolean;
            /** @description How many */
            printableMediaCount: number;
            /**
             * @description Why the row is there
             * @enum {string}
             */
            reason: "requiredByActivity" | "requiredByPurchase" | "waiverExpired" | "waiverTooShort" | "profileExpired" | "profileTooShort" | "askedAgain" | "alreadyValidUntil" | "signedForToday" | "editAllowedHere" | "notInAgeRange" | "notRequiredByPurchase" | "noUnprintedMedia" | "waiverEnded" | "waiverNoText" | "mediaToPrint";
            /** @description The last day of what has run out or ends too early */
            validUntil: string | null;
            /** @description The day for which it must be valid */
            validationDate: string | null;
            /**
             * Format: uri
             * @description Where the household checks in for this location; nobody is signed in by it
             */
            checkInUrl: string;
            /**
             * Format: date-time
             * @description When this was decided
             */
            generatedAtUtc: string;
        };
        EventPage: {
            /** @description Oldest first */
            events: {
                /**
                 * Format: uuid
                 * @description Also the header `webhook-id` of each try to deliver it
                 */
                id: string;
                /** @description What happened. Be ready for types that you do not know */
                type: string;
                /**
                 * Format: date-time
                 * @description When it happened
                 */
                timestamp: string;
                /** @description The head’s contact id; null for what concerns no household */
                householdId: number | null;
                /** @description Counts the events of the household from 1 without a gap: the order in which they happened */
                number: number | null;
                /** @description Ids and states, by the type; see the webhooks */
                data: {
                    [key: string]: unknown;
                };
            }[];
            /** @description There are more behind the last one */
            hasMore: boolean;
        };
        Orders: {
            /** @description A line for each person and product */
            lines: {
                /** @description The shop's number; all lines of an order come in one call */
                orderNumber: string;
                /** @description Of whoever booked: the head of the family has it */
                email: string;
                /** @description Of the person for whom it was bought */
                firstName: string;
                /** @description Of the same person */
                lastName: string;
                /** @description Null when the shop does not ask; a new member of a family needs one, its head does not */
                dateOfBirth: string | null;
                /** @description Of whoever booked */
                phone: string | null;
                /** @description As the resort's products have it, in any case */
                productCode: string;
                /** @description Of the visit; null for a season pass alone */
                day: string | null;
                /** @description The last day on which it is good; null of what is good on its day, or without an end */
                lastDay: string | null;
                /**
                 * @description It was given back
                 * @default false
                 */
                isCancelled: boolean;
            }[];
            /**
             * @description Answers what would be done, and does nothing
             * @default false
             */
            isTrial: boolean;
        };
        OrdersTaken: {
            /** @description Purchases that are new */
            added: number;
            /** @description Purchases that are told otherwise than before */
            changed: number;
            /** @description Purchases that their order does not name any more */
            cancelled: number;
            /** @description Lines that said nothing new */
            same: number;
            /** @description Families that begin with an order */
            newFamilies: number;
            /** @description People who are new, heads of families too */
            newPeople: number;
            /** @description Lines of orders with a fault, the sound ones beside it too */
            leftOut: number;
            /** @description What a person has to look at */
            faults: {
                /** @description Of the line in the call, from 0 */
                index: number;
                /**
                 * @description Why it cannot be taken over
                 * @enum {string}
                 */
                fault: "productUnknown" | "dayMissing" | "lastDayBeforeDay" | "birthDateImpossible" | "birthDateMissing" | "severalEmails" | "severalFamilies" | "severalPeople" | "nobodyOfAge" | "familyFull";
            }[];
        };
        OwnKey: {
            /** @description As the administrator named it */
            nickname: string;
            /**
             * @description What it may ask for: `events` only events, `standard` customers too, `waivers` events and signed waivers, `orders` brings a shop’s orders
             * @enum {string}
             */
            type: "standard" | "events" | "waivers" | "orders";
            /** @description How often it may call */
            requestsPerMinute: number;
            /** @description Of an export that names no days */
            daysBeforeCurrentDate: number;
            /** @description Of an export that names no days */
            daysAfterCurrentDate: number;
        };
        Problem: {
            /** @description A name of this kind of failure, as an address */
            type: string;
            /** @description For people: what went wrong, in a sentence */
            title: string;
            /** @description The status of the answer */
            status: number;
            /** @description For developers */
            detail: string;
            /** @description What a person should know beyond the title: a code that the apps have words for, with what it speaks of */
            remark?: {
                /** @description What is said */
                code: string;
                /** @description What the code speaks of */
                params?: {
                    [key: string]: string | number | string[];
                };
            };
            /** @description The same in English, for developers */
            hint?: string;
            /** @description What to go by */
            code: string;
            /**
             * @description Which fields do not fit, and why
             * @default []
             */
            errors: {
                /** @description Which field */
                path: string;
                /** @description Why */
                code?: string;
                /** @description What the code speaks of */
                params?: {
                    [key: string]: string | number | string[];
                };
                /** @description The same in English */
                message: string;
            }[];
            /** @description By this the resort finds the failure in its logs */
            traceId: string;
            /** @description What the code’s reader needs besides: the member that exists already, the new waiver text */
            details?: {
                [key: string]: unknown;
            };
        };
        SignedWaiver: {
            /**
             * Format: uuid
             * @description As `waiver.signed` names it
             */
            signatureId: string;
            /** @description Which waiver */
            posWaiverId: string;
            /** @description Its title, as it was signed */
            title: string;
            /** @description SHA-256 of the text that was shown, in hexadecimal */
            textHash: string;
            /** @description Whom it covers */
            contactId: number;
            /** @description Their name today */
            contactName: string;
            /** @description Who signed */
            signerContactId: number;
            /** @description Their name at the signing */
            signerName: string;
            /** @description What the signer is to whom it covers: `self`, `parent`, `guardian`, `authorised` or `onBehalfOfAdult` */
            relationship: string | null;
            /** @description How it was signed: `agree`, `typed`, `drawn`, or `typedPicture` where a typed name stands for a drawing */
            methods: string[];
            /**
             * Format: date-time
             * @description When it was signed, by the clock here
             */
            signedAtUtc: string;
            /**
             * Format: date
             * @description The first day that it covers
             */
            effectiveOn: string;
            /** @description The last day, as it was signed; null has no end. `waiver.withdrawn` tells when it counts no more before */
            expiresOn: string | null;
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
                    /**
                     * @example {
                     *       "nickname": "CRM by night",
                     *       "type": "standard",
                     *       "requestsPerMinute": 60,
                     *       "daysBeforeCurrentDate": 0,
                     *       "daysAfterCurrentDate": 7
                     *     }
                     */
                    "application/json": components["schemas"]["OwnKey"];
                };
            };
            /** @description `key.in_address` An API key never belongs into an address; `request.invalid` Some of the information is missing or not valid */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
                /** @description So many events at most */
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
                    /**
                     * @example {
                     *       "events": [
                     *         {
                     *           "id": "6d9bb1c6-5b8c-4f6e-8a57-0f4d3f6b2c11",
                     *           "type": "contact.task.completed",
                     *           "timestamp": "2026-12-19T07:30:00.000Z",
                     *           "householdId": 1000,
                     *           "number": 7,
                     *           "data": {
                     *             "contactId": 1002,
                     *             "taskTypeId": 3,
                     *             "taskId": 4,
                     *             "activityId": 2,
                     *             "locationId": 1
                     *           }
                     *         }
                     *       ],
                     *       "hasMore": false
                     *     }
                     */
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            /** @description `key.in_address` An API key never belongs into an address; `request.invalid` Some of the information is missing or not valid */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
    OrdersByKey_take: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Orders"];
            };
        };
        responses: {
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "added": 2,
                     *       "changed": 0,
                     *       "cancelled": 0,
                     *       "same": 0,
                     *       "newFamilies": 1,
                     *       "newPeople": 2,
                     *       "leftOut": 1,
                     *       "faults": [
                     *         {
                     *           "index": 2,
                     *           "fault": "productUnknown"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrdersTaken"];
                };
            };
            /** @description `key.in_address` An API key never belongs into an address; `request.invalid` Some of the information is missing or not valid; `request.malformed` The request could not be read */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            /** @description `purchase.kept_elsewhere` The point of sale keeps what was bought */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request.too_large` That is too large */
            413: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `request.unsupported_type` This kind of content is not accepted here */
            415: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
    SignedWaivers_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the event `waiver.signed` names it */
                signatureId: string;
            };
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
                    /**
                     * @example {
                     *       "signatureId": "0b8f4a86-6d0e-4f0c-9d51-8d9a1f1c2a10",
                     *       "posWaiverId": "W-SEASON",
                     *       "title": "Season waiver",
                     *       "textHash": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
                     *       "contactId": 1002,
                     *       "contactName": "Leo Carter",
                     *       "signerContactId": 1000,
                     *       "signerName": "Emma Carter",
                     *       "relationship": "parent",
                     *       "methods": [
                     *         "agree",
                     *         "typed"
                     *       ],
                     *       "signedAtUtc": "2026-12-19T07:30:00.000Z",
                     *       "effectiveOn": "2026-12-19",
                     *       "expiresOn": null
                     *     }
                     */
                    "application/json": components["schemas"]["SignedWaiver"];
                };
            };
            /** @description `key.in_address` An API key never belongs into an address; `request.invalid` Some of the information is missing or not valid */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            /** @description `signature.unknown` We could not find this signed waiver */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
    SignedWaivers_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the event `waiver.signed` names it */
                signatureId: string;
            };
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
                    "application/pdf": string;
                };
            };
            /** @description `key.in_address` An API key never belongs into an address; `request.invalid` Some of the information is missing or not valid */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            /** @description `signature.unknown` We could not find this signed waiver */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            /** @description `server.busy` We are very busy, please try again in a moment; `copy.unavailable` This document cannot be made here */
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
                /** @description The location, one with POS transactions; its id stands in the console, under Locations */
                locationId: number;
                /** @description Also customers for whom only passes are left to print; yes when left out */
                includePrintableMedia?: "true" | "false";
                /** @description So many days before the location’s day; the default settings count when left out. Visits count from yesterday to five months ahead, season passes on any day */
                daysBeforeCurrentDate?: number;
                /** @description So many days after the location’s day; the default settings count when left out. Visits count from yesterday to five months ahead, season passes on any day */
                daysAfterCurrentDate?: number;
                /** @description A row for each open task, or one for each customer; yes when left out */
                includeDetails?: "true" | "false";
                /** @description CSV with a header row (RFC 4180) instead of JSON; no when left out. Pages are always JSON */
                isCsvExport?: "true" | "false";
                /** @description Pages of about so many rows instead of all of them, as JSON; never cut within a household. The answer’s Link header leads to the next one */
                pageSize?: number;
                /** @description From the Link header: the household after which the page begins; with pageSize alone */
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
                    /** @description Of a page that others follow: `</api/export/customers?…>; rel="next"`, seen from the address of this one */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example contactId,parentContactId,firstName,lastName,email,phone,dateOfBirth,age,isHeadOfHouseHold,locationId,locationName,activityId,activityName,taskId,taskName,taskType,isOptional,posWaiverId,productId,productName,productDate,orderId,transactionId,salesLocationId,resortCode,needsWaiver,needsRentalProfile,needsChildRegistration,needsPhoto,hasPrintableMedia,printableMediaCount,reason,validUntil,validationDate,checkInUrl,generatedAtUtc
                     *     1002,1000,Leo,Carter,,,2021-03-14,5,false,1,Base Lodge,2,Ski school,4,Child registration,ChildRegistration,false,,310,Kids group lesson,2026-12-20,88121,,12,ALP,true,false,true,false,false,0,requiredByPurchase,,,https://checkin.resort.example/l/1,2026-12-19T07:30:00.000Z
                     */
                    "text/csv": string;
                    /**
                     * @example [
                     *       {
                     *         "contactId": 1002,
                     *         "parentContactId": 1000,
                     *         "firstName": "Leo",
                     *         "lastName": "Carter",
                     *         "email": null,
                     *         "phone": null,
                     *         "dateOfBirth": "2021-03-14",
                     *         "age": 5,
                     *         "isHeadOfHouseHold": false,
                     *         "locationId": 1,
                     *         "locationName": "Base Lodge",
                     *         "activityId": 2,
                     *         "activityName": "Ski school",
                     *         "taskId": 4,
                     *         "taskName": "Child registration",
                     *         "taskType": "ChildRegistration",
                     *         "isOptional": false,
                     *         "posWaiverId": null,
                     *         "productId": 310,
                     *         "productName": "Kids group lesson",
                     *         "productDate": "2026-12-20",
                     *         "orderId": 88121,
                     *         "transactionId": null,
                     *         "salesLocationId": "12",
                     *         "resortCode": "ALP",
                     *         "needsWaiver": true,
                     *         "needsRentalProfile": false,
                     *         "needsChildRegistration": true,
                     *         "needsPhoto": false,
                     *         "hasPrintableMedia": false,
                     *         "printableMediaCount": 0,
                     *         "reason": "requiredByPurchase",
                     *         "validUntil": null,
                     *         "validationDate": null,
                     *         "checkInUrl": "https://checkin.resort.example/l/1",
                     *         "generatedAtUtc": "2026-12-19T07:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CustomerRow"][];
                };
            };
            /** @description `key.in_address` An API key never belongs into an address; `request.invalid` Some of the information is missing or not valid */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `report.not_populated` The data for this report has not been populated yet */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `report.pos_off` This location does not use transactions and orders of the point of sale */
            422: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
