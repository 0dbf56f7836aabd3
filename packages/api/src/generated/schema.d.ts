// Generated from openapi.json by `pnpm --filter @suluh/api generate`. Do not edit.

export interface paths {
    "/api/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends every other login of the account.
         */
        post: operations["auth.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/facebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where to sign in with Facebook
         * @description As with Google.
         */
        get: operations["auth.facebookStart"];
        put?: never;
        /**
         * Exchange Facebook’s code and state for a login
         * @description As with Google. 403 EMAIL_MISSING: Facebook tells no e-mail address.
         */
        post: operations["auth.facebook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a reset link
         * @description Answers the same for an unknown e-mail address.
         */
        post: operations["auth.forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where to sign in with Google
         * @description signInUrl carries state and a PKCE challenge; Google returns to callbackUrl.
         */
        get: operations["auth.googleStart"];
        put?: never;
        /**
         * Exchange Google’s code and state for a login
         * @description Somebody new gets an account where people may register. 409 LINK_REQUIRED: an account here has the same e-mail address; `data.linkToken` goes with the proof that it is theirs.
         */
        post: operations["auth.google"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an account of another site of ours to this one, by its password, and log in
         * @description 403 EMAIL_UNPROVEN: the password is right, but nobody proved the address yet; a mailed link does. 403 NO_MEMBERSHIP: the account was a member once, and its time is over.
         */
        post: operations["auth.join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/join/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link that does the same with a new password
         * @description Answers the same for an unknown e-mail address.
         */
        post: operations["auth.joinMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a sign-in elsewhere to the account that has its e-mail address
         * @description Once, by the password of that account or by the token that was mailed to it. 403 EMAIL_UNPROVEN: the password is right, but nobody proved the address yet; the mailed token does.
         */
        post: operations["auth.link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/link/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the owner of the account a link that proves it is theirs */
        post: operations["auth.linkMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in to one area
         * @description 403 NO_MEMBERSHIP: the password is right, but the account does not belong to the area or programme.
         */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the account is logged in
         * @description Newest first. `isCurrent` is the login that asks.
         */
        get: operations["auth.logins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this login */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every other login of the account */
        post: operations["auth.endOtherLogins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where people can sign in with an account they have elsewhere */
        get: operations["auth.providers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the refresh token
         * @description The token is spent. Spending one twice revokes every token of that login: 403 TOKEN_REVOKED.
         */
        post: operations["auth.refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account */
        post: operations["auth.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password with the mailed token
         * @description Ends every login of the account.
         */
        post: operations["auth.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where to sign in for a programme with external login
         * @description signInUrl carries state and a PKCE challenge; the provider returns to the callback page of redirectTo’s site.
         */
        get: operations["sso.start"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/{slug}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange code and state for a login
         * @description 409 LINK_REQUIRED: an account here has the same e-mail address; `data.linkToken` goes with the proof that it is theirs.
         */
        post: operations["sso.callback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learning-interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Learning interests on offer, and which of them the learner chose */
        get: operations["learningInterest.list"];
        put?: never;
        /**
         * Choose 1 to 3 learning interests
         * @description They replace the ones chosen before. A name that is not on offer is refused.
         */
        post: operations["learningInterest.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents the learner agreed to, each in the version they read, newest first */
        get: operations["profile.agreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the account is logged in with, and the address it may soon have */
        get: operations["profile.credentials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what the learner says of themselves
         * @description All fields at once: what is left out or empty is forgotten, but for the name, which is required.
         */
        put: operations["profile.edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a code to another e-mail address
         * @description The address stays until the code comes back. 403 FORBIDDEN: the password is wrong. 403 LOGIN_AGAIN: no password was given, and the login is older than a quarter of an hour. 409 ALREADY_REGISTERED: another account has the address. 409 CONFLICT: it is the account’s own. 409 OTP_WAIT: a code was just sent; data is how many seconds to wait.
         */
        post: operations["profile.emailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove the other e-mail address, which then is the account’s
         * @description Other logins end, and the address until now is told. 422 OTP_INVALID: wrong, used, older than ten minutes, or tried too often.
         */
        post: operations["profile.emailConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is kept of the learner, as a ZIP
         * @description One JSON file for each subject and the photo; no secrets. At most 5 in a day.
         */
        get: operations["profile.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The learner */
        get: operations["profile.me"];
        put?: never;
        post?: never;
        /**
         * Close the account
         * @description Ends every login. Logging in within a week opens the account again; then it is erased. 403 FORBIDDEN: the password is wrong. 403 LOGIN_AGAIN: no password was given, and the login is older than a quarter of an hour.
         */
        delete: operations["profile.close"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the photo
         * @description JPG, JPEG or PNG, told by its content, at most 5 MB. It replaces the one before.
         */
        post: operations["profile.photo"];
        /**
         * Take the photo away
         * @description Removing none changes nothing.
         */
        delete: operations["profile.photoRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verification/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove the e-mail address by the mailed code
         * @description 422 OTP_INVALID: wrong, used, older than ten minutes, or tried too often.
         */
        post: operations["verification.authorize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verification/countdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Seconds until another code can be sent */
        get: operations["verification.countdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verification/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a code that proves the e-mail address
         * @description A new code makes the one before void. 409 OTP_WAIT: one was just sent; data is how many seconds to wait. 409 CONFLICT: the address is proven already.
         */
        post: operations["verification.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a course into a cart and get the cart’s id
         * @description 409 ALREADY_PENDING: it waits in a cart already, whose id is data; ORDER_WAITING: in an order, whose id is data. 404 ALREADY_BOUGHT: kursus telah dibeli sebelumnya.
         */
        post: operations["course.order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Courses wished for, newest first */
        get: operations["wishlist.list"];
        put?: never;
        /**
         * Wish for a course
         * @description Wishing twice changes nothing.
         */
        post: operations["wishlist.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Stop wishing for a course */
        delete: operations["wishlist.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses the learner owns, newest first
         * @description On a programme, with `status` all, then the courses it offers that the learner does not own, `owned` false.
         */
        get: operations["myCourse.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An owned course with its lessons, tests and certificate, by course id or slug */
        get: operations["myCourse.detail"];
        put?: never;
        post?: never;
        /** Take an owned course off the list; it stays owned */
        delete: operations["myCourse.hide"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/attempt/{attemptId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A try with its questions; with right answers and explanations once it was handed in */
        get: operations["test.attempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/attempt/{attemptId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save answers
         * @description The higher seq of a question wins. What was answered before the deadline is taken until ten minutes after it. 409 TEST_CLOSED afterwards.
         */
        put: operations["test.answer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/attempt/{attemptId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand a try in, once; again, it answers the same */
        post: operations["test.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/lesson/{lessonId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A lesson of an owned course, with addresses of its files that expire */
        get: operations["lesson.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/lesson/{lessonId}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a note on a lesson */
        post: operations["lesson.noteAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/lesson/{lessonId}/note/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a note */
        put: operations["lesson.noteChange"];
        post?: never;
        /** Remove a note */
        delete: operations["lesson.noteRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/lesson/{lessonId}/package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep what a package says of its learner
         * @description Of two windows the first to save wins: 409 for one whose revision is not the newest.
         */
        put: operations["lesson.packageSave"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/lesson/{lessonId}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Report what a device saw of a lesson
         * @description Any number of times, in any order: nothing is ever taken back.
         */
        put: operations["lesson.progress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/lesson/{lessonId}/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the teacher about a lesson
         * @description 409 once too many of the learner wait for an answer.
         */
        post: operations["lesson.questionAsk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/lesson/{lessonId}/submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in work for a lesson: PDF, JPEG, PNG or ZIP */
        post: operations["lesson.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a course that was taken off the list back */
        post: operations["myCourse.show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/submission/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Work the learner handed in */
        get: operations["lesson.submissionFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/test/{testId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a test, or go on with the try that is open
         * @description 403 TEST_NOT_STARTED before the class; 409 TEST_LOCKED while lessons are left, TRIES_USED after the last try.
         */
        post: operations["test.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-in/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The Prakerja dashboard says whether somebody was verified, signed by the key of our client */
        post: operations["attending.callback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/door/roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a phone keeps to stand at a door
         * @description 403 DOOR_CLOSED for a link that expired or was taken back.
         */
        post: operations["door.roster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/door/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Settle what phones at a door read, each scan once by its id */
        post: operations["door.scan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sessions of an owned class for a calendar; the same UIDs each time */
        get: operations["attending.calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/e-ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ticket of an owned class, with the ways to another date */
        get: operations["attending.ticket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/e-ticket/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ticket on paper */
        get: operations["attending.ticketPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/e-ticket/png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ticket as a picture of at most 200 KB */
        get: operations["attending.ticketPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take another date: once, in time, while a seat is left; the ticket from before is void
         * @description 409 RESCHEDULE_CLOSED says why; 409 EVENT_FULL when the last seat went.
         */
        post: operations["attending.reschedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sessions of an owned course with their states */
        get: operations["attending.sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-course/{id}/session/{no}/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check in to a session; what Prakerja verifies leads to its dashboard
         * @description 409 SESSION_CLOSED says why; 409 DOOR_ONLY for a class whose door lets in. Again, it answers the same.
         */
        post: operations["attending.checkIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internship/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses of the internship, the mandatory ones first
         * @description 403 outside the internship.
         */
        get: operations["internship.course"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internship/course/{id}/enrol": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a course of the internship, or a place on one of its schedules
         * @description An order that costs nothing, PAID at once. 404 for a course the internship does not give, and ALREADY_BOUGHT; 409 EVENT_REQUIRED, EVENT_FULL, INTERNSHIP_OVER.
         */
        post: operations["internship.enrol"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internship/invitation/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an invitation gives
         * @description 404 INVITATION_UNKNOWN; 409 INVITATION_USED, INVITATION_EXPIRED.
         */
        get: operations["internship.invitation"];
        put?: never;
        /**
         * Make an account of the internship, or join one that is there by its password
         * @description Refusals of internship.invitation; besides 401 INVALID_CREDENTIALS when the address has an account with another password, 409 INVITATION_OTHER, and ALREADY_REGISTERED for who is in a period already.
         */
        post: operations["internship.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internship/letter/check/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a letter says, by the signed number in its QR code */
        get: operations["internship.letterCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internship/letter/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The letter of hours and courses of a month that is over, as PDF
         * @description Issued when it is first asked for, and the same ever after. 404 for a month outside the period, or not over.
         */
        get: operations["internship.letter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internship/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The participant's period, mandatory courses, and months of letters */
        get: operations["internship.me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/internship/partnership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Institutions whose courses the internship gives; totalCourse counts those */
        get: operations["internship.partnership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/internship/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations to the internship, the newest first
         * @description Takes the permission `internship.invite`.
         */
        get: operations["admin.internshipInvitation"];
        put?: never;
        /**
         * Invite a list of addresses by mail, each with a code of its own, or make one code for many
         * @description Takes the permission `internship.invite`.
         */
        post: operations["admin.internshipInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/internship/invitation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invitation back; who accepted it stays
         * @description Takes the permission `internship.invite`.
         */
        delete: operations["admin.internshipRevoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/internship/mandatory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mandatory courses, in order
         * @description Takes the permission `internship.course`.
         */
        get: operations["admin.internshipMandatory"];
        /**
         * Say which courses are mandatory, in order
         * @description 404 for a course the internship does not give. Takes the permission `internship.course`.
         */
        put: operations["admin.internshipMandatorySet"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/internship/participant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Participants with their periods and how many mandatory courses they finished, by name
         * @description Takes the permission `internship.period`.
         */
        get: operations["admin.internshipParticipant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/internship/participant/{userId}/period": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the on-job period of a participant
         * @description Letters that were issued stay as they are. Takes the permission `internship.period`.
         */
        put: operations["admin.internshipPeriodSet"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and filter courses
         * @description Answers 404 when nothing is found; with facets=true the error data holds the options, so filters can still be changed.
         */
        get: operations["course.filter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/filter-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Filter options with counts, those without a course included */
        get: operations["course.filterOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/filter-options/best-deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Filter options within the best deals */
        get: operations["course.filterOptionsBestDeal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/filter-options/category/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Filter options within a category */
        get: operations["course.filterOptionsCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/filter-options/landing/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Filter options of a landing page */
        get: operations["course.filterOptionsLanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/filter-options/prakerja/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Filter options within a Prakerja collection */
        get: operations["course.filterOptionsPrakerja"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/filter-options/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Filter options within a collection */
        get: operations["course.filterOptionsCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/filter/landing/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and filter the courses of a landing page
         * @description Answers 404 when nothing is found; with facets=true the error data holds the options, so filters can still be changed.
         */
        get: operations["course.filterLanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/overlay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of these courses the learner wished for, owns or has in an order that waits */
        get: operations["course.overlay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggestions while typing */
        get: operations["course.suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/v2/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A course */
        get: operations["course.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Curriculum of a course */
        get: operations["course.content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/{id}/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Schedule of a course, coming events first */
        get: operations["course.event"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/{id}/recommendation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to 10 courses like this one */
        get: operations["course.recommendation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories */
        get: operations["category.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/category/{slug}/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses of a category
         * @description 404 for an unknown category and when nothing is found; the latter carries data.facets when asked for.
         */
        get: operations["category.course"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Collections */
        get: operations["collection.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collection/best-deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Best deals (Pilihan Terbaik) */
        get: operations["collection.bestDeal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collection/mysooltan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Collection for small-business users */
        get: operations["collection.mysooltan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collection/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A collection with its courses */
        get: operations["collection.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flash-sale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The running flash sale */
        get: operations["flashSale.current"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prakerja/collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prakerja collections, each with up to 8 courses */
        get: operations["prakerja.collections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prakerja/collection/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A Prakerja collection with its courses */
        get: operations["prakerja.collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Training providers, those with most courses first */
        get: operations["partner.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The programme that lives on a host name */
        get: operations["partner.host"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A training provider, by code or slug */
        get: operations["partner.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/program": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Partner programmes with pages of their own, by slug */
        get: operations["program.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/program/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A partner programme */
        get: operations["program.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/program/{slug}/category-course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sections of a programme’s home, each with up to 8 courses */
        get: operations["program.categoryCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/program/{slug}/filter-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Filter options within a programme */
        get: operations["program.filterOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what happened on a page */
        post: operations["analytics.event"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Slides of the home page */
        get: operations["banner.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** News, newest first */
        get: operations["news.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/news/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A news item */
        get: operations["news.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/city": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cities and regencies, by name */
        get: operations["city.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the parts are up; 503 when the database is not */
        get: operations["health.check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-vacancies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Job vacancies, newest first */
        get: operations["job.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-vacancies/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A vacancy, by id or slug */
        get: operations["job.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A static page: help, contact, or a document somebody agrees to */
        get: operations["page.bySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings every page needs */
        get: operations["site.config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses for search engines, 5,000 per page */
        get: operations["site.sitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What learners say */
        get: operations["testimonial.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Some courses of the learner’s cart, in the order asked for
         * @description Ids that are no longer waiting, or are another learner’s, are left out.
         */
        get: operations["cart.some"];
        put?: never;
        /**
         * Put a course, and the schedule chosen, into the cart
         * @description Putting it in twice keeps the one row; another schedule replaces the first. 404 ALREADY_BOUGHT. 409 EVENT_FULL; ORDER_WAITING: data is the order that waits to be paid. Accepts Idempotency-Key.
         */
        post: operations["cart.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn carts into an order
         * @description One transaction: seats, promo use, order. A total of 0 is PAID at once; otherwise the order is UNPAID until payment.choose is paid. 409 EVENT_FULL, EVENT_REQUIRED, SEATS_HELD, PROMO_UNUSABLE, ORDER_WAITING (data is the id of the order that waits), PRICE_CHANGED (the payment total differs from expectedTotal; data itemises). Accepts Idempotency-Key.
         */
        post: operations["cart.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest order these courses of the cart went into */
        get: operations["cart.order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a course out of the cart
         * @description Taking it out twice changes nothing; another learner’s is 404.
         */
        delete: operations["cart.remove"];
        options?: never;
        head?: never;
        /** Choose another schedule */
        patch: operations["cart.change"];
        trace?: never;
    };
    "/api/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Courses in the learner’s cart, newest first, priced as of now */
        get: operations["cart.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promos for these carts, usable ones first; the others say why not
         * @description A promo that is not listed is found by its exact code only.
         */
        get: operations["promo.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promo/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remember a promo for the learner’s next order, if it can be used at all */
        post: operations["promo.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promo/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a remembered promo */
        delete: operations["promo.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promo/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a promo saves on these carts
         * @description 409 PROMO_UNUSABLE with the reason as message; ‘kode promo hanya dapat digunakan utk mobile’ for promos of the mobile app.
         */
        post: operations["promo.validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promo/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A promo and its terms */
        get: operations["promo.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/choose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an order by this method
         * @description Voids what an earlier choice opened: one live payment per order. The same method again answers with the payment that is open. 409 PAYMENT_CLOSED, METHOD_UNAVAILABLE, PROMO_UNUSABLE (the order’s promo is bound to another method), CONFLICT (another method was chosen at the same moment). 503 when the provider cannot be reached; nothing is changed then. Accepts Idempotency-Key.
         */
        post: operations["payment.choose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions of the learner, newest first */
        get: operations["payment.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/history/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A transaction */
        get: operations["payment.detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/instruction/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How to pay by a method, channel by channel */
        get: operations["payment.instruction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an order on invoice, by bank transfer
         * @description billingPIC is the person the invoice goes to; required for PostPaid methods. Accepts Idempotency-Key.
         */
        post: operations["payment.invoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/invoice/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order that waits for payment
         * @description Gives back seat and promo use. Cancelling twice changes nothing. 409 PAYMENT_CLOSED once it was paid or has expired.
         */
        post: operations["payment.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/invoice/{orderId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoice of an order, as PDF
         * @description For orders that are paid, and for orders that are paid on invoice; 404 for all others.
         */
        get: operations["payment.invoiceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to pay for these carts, or for an order that waits */
        get: operations["payment.method"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/pmo/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay with the code Prakerja sent
         * @description 422 OTP_INVALID for a wrong or expired code; 409 OTP_WAIT after too many: data is the seconds to wait.
         */
        post: operations["payment.pmoAuthorize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/pmo/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a payment by Prakerja */
        post: operations["payment.pmoCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/pmo/quota/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Seats left in a schedule that can be paid by Prakerja */
        get: operations["payment.pmoQuota"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/pmo/send-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have Prakerja send a code to the holder of this Prakerja code
         * @description 403 without a valid token of the order. 409 OTP_WAIT: data is the seconds to wait. 422: the Prakerja code is not accepted; the message says why.
         */
        post: operations["payment.pmoSendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refunds of the learner, newest first */
        get: operations["payment.refunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/status/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Status of a transaction, for pages that follow it */
        get: operations["payment.status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/webhook/{gateway}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a message of a payment provider
         * @description The body is read as bytes and verified before anything in it is believed. 200 once the message is stored, also for repeated, stale and unknown ones; 401 for a wrong or missing signature. Every message is on record with what became of it.
         */
        post: operations["payment.webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{orderId}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the courses of an order into the cart again
         * @description With the same dates, where they can still be had. Courses by id: `missing` cannot be bought any more; `undated` lost its date and needs another.
         */
        post: operations["payment.again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{orderId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the money of an order back
         * @description It waits for staff. Once per order: asking again answers with the first. 409 PAYMENT_CLOSED unless it was paid for with money.
         */
        post: operations["payment.refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Certificates of the learner, newest first */
        get: operations["certificate.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All certificates of the learner as PDFs in one ZIP, each by its number
         * @description Of a programme, those the list of the programme has; at most the 100 newest. 404 when there is none.
         */
        get: operations["certificate.archive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate/issuer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who issues badges: a Profile of Open Badges 3.0 */
        get: operations["certificate.issuer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate/key/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A public key badges are signed with, as JWK; those of before stay */
        get: operations["certificate.key"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate/status/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a badge was revoked or replaced: a 1EdTech revocation list of one */
        get: operations["certificate.status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate/verify/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a certificate of this number was given, to whom and for what
         * @description Capitals and spaces do not matter. As a QR code carries it, with its signature behind a full stop, the signature is proved too. 404: there is none.
         */
        get: operations["certificate.verify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate/{id}/badge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A certificate as Open Badge 3.0: the credential as a signed JWT
         * @description Signed with RS256 by the key its header names; that key and the issuer are public.
         */
        get: operations["certificate.badge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A certificate as PDF, A4 landscape
         * @description Whatever the closure notice says.
         */
        get: operations["certificate.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificate/{id}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjust the name on a certificate, once
         * @description 409 NAME_ADJUSTED once it was adjusted to another name; the same name again changes nothing.
         */
        post: operations["certificate.name"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages to the learner, newest first */
        get: operations["notification.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Promos worth telling about, soonest to end first */
        get: operations["notification.promo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark every message read */
        post: operations["notification.readAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/{notifId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark a message read */
        patch: operations["notification.read"];
        trace?: never;
    };
    "/api/admin/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What learners asked about lessons, the oldest first
         * @description Takes the permission `learning.answer`.
         */
        get: operations["admin.question"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/question/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a question, or change the answer; its learner is told of the first
         * @description Takes the permission `learning.answer`.
         */
        put: operations["admin.answer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work handed in, the oldest first
         * @description Takes the permission `learning.mark`.
         */
        get: operations["admin.submission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/submission/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of work handed in
         * @description Takes the permission `learning.mark`.
         */
        get: operations["admin.submissionFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/submission/{id}/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark work handed in; earlier marks stay, the last one counts, and the learner is told
         * @description Takes the permission `learning.mark`.
         */
        post: operations["admin.mark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/voucher-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Batches of codes, the newest first
         * @description Takes the permission `voucher.batch`.
         */
        get: operations["admin.voucherBatch"];
        put?: never;
        /**
         * Make a batch of redeem codes, or take over codes of a provider
         * @description Codes of a provider go to the owners of its course who wait for one, the oldest first. 404 when course, partner or programme are not there; 409 CONFLICT when a code is there already. Takes the permission `voucher.batch`.
         */
        post: operations["admin.voucherBatchMake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a course, or a place on one of its schedules, by a redeem code
         * @description An order that costs nothing, PAID at once. Refusals of voucher.check; besides 404 ALREADY_BOUGHT, NOT_FOUND for a course the code does not open; 409 EVENT_REQUIRED, EVENT_FULL, ORDER_WAITING.
         */
        post: operations["voucher.redeem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/redeem/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a redeem code opens
         * @description Hyphens, blanks and the case of letters do not matter. 404 VOUCHER_UNKNOWN; 409 VOUCHER_EARLY, VOUCHER_EXPIRED, VOUCHER_USED, VOUCHER_QUOTA; 403 for courses the site one is signed in to does not offer. Wrong codes are counted: 429 after too many.
         */
        post: operations["voucher.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vouchers of the voucher courses one owns, newest first */
        get: operations["voucher.own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/voucher/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Voucher of an owned voucher course; `dalam proses` until there is one */
        get: operations["voucher.course"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of the courses the caller looks after, the most reported first
         * @description Takes the permission `review.moderate`.
         */
        get: operations["admin.rating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rating/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a review for the institution; an empty answer takes it back
         * @description Takes the permission `review.answer`.
         */
        post: operations["admin.ratingAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/rating/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide a review, or show it again and forget its reports
         * @description Takes the permission `review.moderate`.
         */
        post: operations["admin.ratingHide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a course one owns, or change that review
         * @description One review per learner and course. 403 NOT_OWNED. A review that was hidden stays hidden.
         */
        post: operations["rating.write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rating/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The course finished last that its learner has not reviewed; null for none */
        get: operations["rating.reminder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rating/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of a course */
        get: operations["rating.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rating/{courseId}/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's review of a course; null without one */
        get: operations["rating.own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rating/{courseId}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rating of a course, star by star */
        get: operations["rating.summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rating/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a review helped, or no longer
         * @description Saying it twice changes nothing. 409 OWN_REVIEW.
         */
        post: operations["rating.like"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rating/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a review
         * @description Once per reader; again changes nothing. Many reports hide it until staff have looked. 409 OWN_REVIEW.
         */
        post: operations["rating.report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/event/{id}/waitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the learner stands with a schedule */
        get: operations["waiting.place"];
        put?: never;
        /**
         * Wait for a seat of a full schedule, or follow one that is not on sale yet; again, the place is kept
         * @description 409 WAITING_CLOSED for one that is on sale or over, 409 WAITING_LIMIT when too many are waited for.
         */
        post: operations["waiting.join"];
        /** Leave the line; a seat that was offered goes to the next */
        delete: operations["waiting.leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Schedules the learner waits for or follows, offers first */
        get: operations["waiting.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Schedules the caller looks after, the latest first
         * @description Takes the permission `event.read`.
         */
        get: operations["admin.event"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event/{eventId}/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who was at which session of a schedule
         * @description Takes the permission `event.attendance`.
         */
        get: operations["admin.attendance.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event/{eventId}/door": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Links to the door of a schedule
         * @description Takes the permission `event.door`.
         */
        get: operations["admin.door.list"];
        put?: never;
        /**
         * Make a link to the door for one volunteer; it is told this once
         * @description Takes the permission `event.door`.
         */
        post: operations["admin.door.give"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event/{eventId}/door/{passId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a link back; its phone wipes itself
         * @description Takes the permission `event.door`.
         */
        delete: operations["admin.door.revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event/{eventId}/double": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets that were let in more than once, and those let in that should not have been
         * @description Takes the permission `event.door`.
         */
        get: operations["admin.door.doubles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event/{eventId}/session/{no}/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that learners were at a session; what was said before stays
         * @description Takes the permission `event.attendance`.
         */
        post: operations["admin.attendance.record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event/{eventId}/session/{no}/attendance/{enrolmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an attendance back; what is finished stays finished
         * @description Takes the permission `event.attendance`.
         */
        delete: operations["admin.attendance.void"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event/{eventId}/session/{no}/sheet.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sheet of a session as a table
         * @description Takes the permission `event.attendance`.
         */
        get: operations["admin.attendance.csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/event/{eventId}/session/{no}/sheet.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sheet of a session, to sign
         * @description Takes the permission `event.attendance`.
         */
        get: operations["admin.attendance.pdf"];
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
        BillingPic: {
            fullnameUser: string;
            position: string;
            pic_phone: string;
            /** Format: email */
            pic_email: string;
            billingAddress: string;
        };
        ErrorBody: {
            /** @constant */
            success: false;
            code: number;
            /** @enum {string} */
            status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
            message: string;
            errors?: {
                field: string;
                message: string;
            }[];
        };
        WaitBody: {
            /** @constant */
            success: false;
            code: number;
            /** @enum {string} */
            status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
            message: string;
            errors?: {
                field: string;
                message: string;
            }[];
            data?: number;
        };
        Session: {
            token: string;
            /** Format: date-time */
            tokenExpiredAt: string;
            refreshToken: string;
            /** Format: date-time */
            refreshExpiredAt: string;
        };
        UserProfile: {
            id: string;
            fullname: string;
            email: string;
            phone: string | null;
            foto: string;
            /** @enum {string} */
            type: "reguler" | "internship-ddb" | "mysooltan";
            program: string | null;
            isProgram: boolean;
            isVerified: boolean;
            userBundle: boolean;
            nik: string | null;
            birthDate: string | null;
            education: string | null;
            city: string | null;
        };
        Login: {
            session: components["schemas"]["Session"];
            user: components["schemas"]["UserProfile"];
            /** @enum {string} */
            sessionType: "reguler" | "internship-ddb" | "mysooltan";
            program: string | null;
        };
        LearningInterest: {
            name: string;
            isSelected: boolean;
        };
        Agreement: {
            document: string;
            title: string;
            version: string;
            /** Format: date-time */
            agreedAt: string;
        };
        CourseCard: {
            id: number;
            slug: string;
            slugCourse?: string;
            slugCategory: string;
            fullname: string;
            summary: string;
            /** @description Relative storage path, or a full URL when it contains http */
            thumbnail: string | null;
            /** @description Original price */
            price: number;
            /** @description Price to pay */
            priceAfter: number;
            /** @description Flash-sale price while one runs */
            promoPrice: number | null;
            percentage: number;
            isVoucher: boolean;
            ads: boolean;
            /** @description For every participant of the internship */
            isMandatory: boolean;
            haveEvent: boolean;
            categoryid: number[];
            categories: {
                id: number;
                name: string;
                slug: string;
            }[];
            coursetype: {
                /** @enum {string} */
                id: "a" | "b" | "c" | "d";
                name: string;
            };
            teacher: {
                fullname: string;
            };
            institution: {
                code: string;
                name: string;
            };
            rating: {
                rating: number;
                totalRater: number;
            };
            /** @description Cities of the coming events */
            locationEvent: string[];
            /** @description pmo_prakerja marks a pre-employment course */
            category: string | null;
            /** @enum {string} */
            type: "online" | "offline";
            /** @description City of the provider */
            location: string | null;
            /** @description Start of the next event, ISO 8601 */
            date: string | null;
            min_age: number | null;
            max_age: number | null;
            education: string | null;
            wishlisted?: boolean;
            owned?: boolean;
        };
        PageMeta: {
            page: number;
            limit: number;
            totalPage: number;
            totalData: number;
        };
        MyCourseItem: {
            id: number;
            slug: string;
            slugCourse?: string;
            slugCategory: string;
            fullname: string;
            summary: string;
            /** @description Relative storage path, or a full URL when it contains http */
            thumbnail: string | null;
            /** @description Original price */
            price: number;
            /** @description Price to pay */
            priceAfter: number;
            /** @description Flash-sale price while one runs */
            promoPrice: number | null;
            percentage: number;
            isVoucher: boolean;
            ads: boolean;
            /** @description For every participant of the internship */
            isMandatory: boolean;
            haveEvent: boolean;
            categoryid: number[];
            categories: {
                id: number;
                name: string;
                slug: string;
            }[];
            coursetype: {
                /** @enum {string} */
                id: "a" | "b" | "c" | "d";
                name: string;
            };
            teacher: {
                fullname: string;
            };
            institution: {
                code: string;
                name: string;
            };
            rating: {
                rating: number;
                totalRater: number;
            };
            /** @description Cities of the coming events */
            locationEvent: string[];
            /** @description pmo_prakerja marks a pre-employment course */
            category: string | null;
            /** @enum {string} */
            type: "online" | "offline";
            /** @description City of the provider */
            location: string | null;
            /** @description Start of the next event, ISO 8601 */
            date: string | null;
            min_age: number | null;
            max_age: number | null;
            education: string | null;
            wishlisted?: boolean;
            owned?: boolean;
            courseId: number;
            courseFullname: string;
            /** @enum {string} */
            classStatus: "open" | "full";
            progressPercent: number;
            /** @description Of the lessons that count */
            doneLessons: number;
            totalLessons: number;
            completedAt: string | null;
            /** @description The certificate that was given */
            certificateId: string | null;
            /** @description Null of one that is not owned */
            enrolledAt: string | null;
            orderId: string | null;
            /** @description The schedule that was bought; `date` is the next one on sale */
            event: components["schemas"]["Event"] | null;
        };
        Event: {
            eventId: number;
            batch: string;
            city: string | null;
            venue: string | null;
            /** @description Map link */
            url: string | null;
            startEvent: string;
            endEvent: string;
            /** @description Such as 09.00 – 17.00 WIB */
            timeEvent: string;
            /** @description IANA zone the event takes place in */
            timeZone: string;
            priceEvent: number;
            /** @description Seats left */
            quota: number;
            capacity: number;
            /** @enum {string} */
            eventStatus: "full" | "available" | "availableSoon" | "expired";
        };
        MyCourseDetail: {
            id: number;
            slug: string;
            slugCourse?: string;
            slugCategory: string;
            fullname: string;
            summary: string;
            /** @description Relative storage path, or a full URL when it contains http */
            thumbnail: string | null;
            /** @description Original price */
            price: number;
            /** @description Price to pay */
            priceAfter: number;
            /** @description Flash-sale price while one runs */
            promoPrice: number | null;
            percentage: number;
            isVoucher: boolean;
            ads: boolean;
            /** @description For every participant of the internship */
            isMandatory: boolean;
            haveEvent: boolean;
            categoryid: number[];
            categories: {
                id: number;
                name: string;
                slug: string;
            }[];
            coursetype: {
                /** @enum {string} */
                id: "a" | "b" | "c" | "d";
                name: string;
            };
            teacher: {
                fullname: string;
            };
            institution: {
                code: string;
                name: string;
            };
            rating: {
                rating: number;
                totalRater: number;
            };
            /** @description Cities of the coming events */
            locationEvent: string[];
            /** @description pmo_prakerja marks a pre-employment course */
            category: string | null;
            /** @enum {string} */
            type: "online" | "offline";
            /** @description City of the provider */
            location: string | null;
            /** @description Start of the next event, ISO 8601 */
            date: string | null;
            min_age: number | null;
            max_age: number | null;
            education: string | null;
            wishlisted?: boolean;
            owned?: boolean;
            courseId: number;
            courseFullname: string;
            /** @enum {string} */
            classStatus: "open" | "full";
            progressPercent: number;
            /** @description Of the lessons that count */
            doneLessons: number;
            totalLessons: number;
            completedAt: string | null;
            /** @description The certificate that was given */
            certificateId: string | null;
            enrolledAt: string;
            orderId: string;
            /** @description The schedule that was bought; `date` is the next one on sale */
            event: components["schemas"]["Event"] | null;
            enrolmentId: string;
            allowAccess: boolean;
            paymentMethod: {
                productCode: string;
            };
            voucherCode: string | null;
            externalUrl: string | null;
            url_lp: string | null;
            certificateKind: ("competence" | "completion") | null;
            learning: components["schemas"]["Learning"];
        };
        Learning: {
            percent: number;
            doneLessons: number;
            totalLessons: number;
            minutesLeft: number;
            parts: components["schemas"]["LearningPart"][];
            tests: components["schemas"]["TestState"][];
            /** @description What to do next; null when nothing is left */
            next: {
                /** @enum {string} */
                kind: "lesson" | "test";
                id: number;
                title: string;
                isBegun: boolean;
            } | null;
            requirements: components["schemas"]["Requirement"][];
            completedAt: string | null;
            /** @description The name that will be printed, to be looked at before the last lesson; null before and after */
            nameOnCertificate: string | null;
            certificate: {
                id: string;
                number: string;
                isCompetence: boolean;
                fullname: string;
                issuedAt: string;
                /** @description Where everybody can check it */
                checkUrl: string;
            } | null;
        };
        LearningPart: {
            id: number;
            title: string;
            durationMinutes: number;
            lessons: components["schemas"]["LessonState"][];
        };
        LessonState: {
            id: number;
            title: string;
            /** @enum {string} */
            kind: "video" | "article" | "file" | "link" | "live" | "quiz" | "assignment" | "scorm";
            durationMinutes: number;
            isRequired: boolean;
            /** @enum {string} */
            rule: "watched" | "opened" | "passed" | "handed-in" | "marked" | "reported";
            /** @enum {string} */
            state: "new" | "begun" | "done";
            /** @description Of a recording; 0 of other kinds */
            watchedPercent: number;
            /** @description Came after the learner had finished the course */
            isLater: boolean;
        };
        TestState: {
            id: number;
            /** @enum {string} */
            kind: "pre" | "post" | "quiz";
            lessonId: number | null;
            title: string;
            questionCount: number;
            /** @description Time for one try; null: as long as one likes */
            seconds: number | null;
            /** @description Tries in all; null: as many as one likes */
            tries: number | null;
            triesUsed: number;
            passPercent: number;
            bestScore: number | null;
            isPassed: boolean;
            openAttemptId: string | null;
            /** @description The last one handed in */
            lastAttemptId: string | null;
            /** @enum {string} */
            access: "open" | "notStarted" | "lessonsFirst";
        };
        Requirement: {
            /** @enum {string} */
            kind: "lessons" | "postTest" | "attendance";
            done: number;
            total: number;
            isMet: boolean;
        };
        Attempt: {
            id: string;
            test: components["schemas"]["TestState"];
            no: number;
            startedAt: string;
            deadlineAt: string | null;
            /** @description The clock of the server */
            now: string;
            submittedAt: string | null;
            score: number | null;
            isPassed: boolean | null;
            rightCount: number | null;
            items: components["schemas"]["AttemptItem"][];
        };
        AttemptItem: {
            position: number;
            /** @enum {string} */
            kind: "one" | "several" | "order" | "short";
            text: string;
            options: string[];
            answer: {
                /** @default [] */
                choices: number[];
                /** @default  */
                text: string;
            } | null;
            isUnsure: boolean;
            seq: number;
            /** @description Only of an attempt that was handed in */
            review: {
                isRight: boolean;
                rightChoices: number[];
                accepted: string[];
                explanation: string;
            } | null;
        };
        LessonDetail: {
            id: number;
            title: string;
            /** @enum {string} */
            kind: "video" | "article" | "file" | "link" | "live" | "quiz" | "assignment" | "scorm";
            durationMinutes: number;
            isRequired: boolean;
            /** @enum {string} */
            rule: "watched" | "opened" | "passed" | "handed-in" | "marked" | "reported";
            /** @enum {string} */
            state: "new" | "begun" | "done";
            /** @description Of a recording; 0 of other kinds */
            watchedPercent: number;
            /** @description Came after the learner had finished the course */
            isLater: boolean;
            summary: string;
            partTitle: string;
            /** @description HTML of a few harmless elements */
            content: string | null;
            /** @description Of kind link or live; a live one only from 15 minutes before */
            url: string | null;
            startAt: string | null;
            endAt: string | null;
            /** @description Where to go on; 0 within the last 15 seconds */
            positionSeconds: number;
            watched: {
                from: number;
                to: number;
            }[];
            assets: components["schemas"]["LessonAsset"][];
            addressesExpireAt: string;
            quiz: components["schemas"]["TestState"] | null;
            submissions: components["schemas"]["Submission"][];
            package: components["schemas"]["LessonPackage"] | null;
            notes: components["schemas"]["LessonNote"][];
            /** @description The learner’s own and those answered for everybody, oldest first */
            questions: components["schemas"]["LessonQuestion"][];
            previousId: number | null;
            nextId: number | null;
        };
        LessonAsset: {
            id: string;
            /** @enum {string} */
            kind: "video-240" | "video-480" | "video-720" | "audio" | "captions" | "poster" | "file";
            language: string;
            title: string;
            /** @description Path below the origin of the site */
            url: string;
            mimetype: string;
            bytes: number;
            seconds: number | null;
        };
        Submission: {
            id: string;
            no: number;
            filename: string;
            bytes: number;
            url: string;
            createdAt: string;
            mark: components["schemas"]["SubmissionMark"] | null;
        };
        SubmissionMark: {
            score: number;
            words: string;
            createdAt: string;
        };
        LessonPackage: {
            /** @enum {string} */
            version: "2004" | "1.2";
            /** @description Opens the package until `addressesExpireAt` of the lesson */
            frameUrl: string;
            cmi: {
                [key: string]: unknown;
            } | null;
            score: number | null;
            /** @description 0 before it was ever opened */
            revision: number;
        };
        LessonNote: {
            id: string;
            atSeconds: number | null;
            text: string;
            updatedAt: string;
        };
        LessonQuestion: {
            id: string;
            text: string;
            isMine: boolean;
            createdAt: string;
            answer: string | null;
            answeredAt: string | null;
        };
        ProgressAnswer: {
            lesson: components["schemas"]["LessonState"];
            learning: components["schemas"]["Learning"];
        };
        DoorRoster: {
            eventId: number;
            courseFullname: string;
            batch: string;
            timeZone: string;
            holder: string;
            expiresAt: string;
            /** @description The clock of the server */
            now: string;
            publicKey: {
                kty: string;
                crv: string;
                x: string;
                y: string;
            };
            sessions: {
                id: number;
                no: number;
                startAt: string | null;
                endAt: string | null;
            }[];
            guests: components["schemas"]["DoorGuest"][];
            /** @description Ids of tickets that another took the place of */
            oldTickets: string[];
            /** @description Ids of tickets that are gone with their order */
            withdrawnTickets: string[];
        };
        DoorGuest: {
            ticketId: string;
            shortCode: string;
            generation: number;
            fullname: string;
            isPrakerja: boolean;
            admitted: {
                sessionId: number;
                at: string;
                holder: string;
            }[];
        };
        DoorAnswer: {
            id: string;
            /** @enum {string} */
            verdict: "admitted" | "alreadyIn" | "needsLine" | "notACode" | "unknown" | "forged" | "wrongClass" | "oldTicket" | "withdrawn" | "expired" | "tooEarly" | "tooLate";
            /** @description Let in at another door before */
            isDouble: boolean;
            guest: {
                fullname: string;
                shortCode: string;
            } | null;
            /** @description The scan that owns the admission */
            earlier: {
                at: string;
                holder: string;
            } | null;
            /** @description The class of a ticket of another one */
            about: {
                courseFullname: string;
                startAt: string;
            } | null;
        };
        Ticket: {
            shortCode: string;
            /** @description What its QR code says */
            token: string;
            generation: number;
            fullname: string;
            courseFullname: string;
            slug: string;
            institution: string;
            courseTypeId: string;
            event: components["schemas"]["Event"];
            bring: string[];
            doorsOpenAt: string;
            /** @description Of a webinar; only from 15 minutes before it begins until it ends */
            joinUrl: string | null;
            /** @description When it is told; null for a class at a place */
            joinFrom: string | null;
            /** @description The first session that was attended */
            checkedInAt: string | null;
            reschedule: {
                refusal: ("used" | "tooLate" | "attended" | "prakerja") | null;
                until: string;
                events: components["schemas"]["Event"][];
            };
        };
        CheckInState: {
            sessions: components["schemas"]["CheckInSession"][];
            timeZone: string;
            /**
             * @description Who verifies: the learner, the door, or the Prakerja dashboard
             * @enum {string}
             */
            by: "self" | "door" | "prakerja";
            isTransactionCancelled: boolean;
            /** @description The dashboard was asked and has not answered yet */
            waitsForCallback: boolean;
            /** @description Until when one checks in to a Prakerja session today, in minutes since midnight */
            dayEndsAtMinute: number;
        };
        CheckInSession: {
            no: number;
            startAt: string | null;
            endAt: string | null;
            /** @enum {string} */
            status: "already_check_in" | "enable" | "disable" | "missed" | "locked" | "disable_today";
            checkedInAt: string | null;
        };
        InternshipCourse: {
            id: number;
            slug: string;
            slugCourse?: string;
            slugCategory: string;
            fullname: string;
            summary: string;
            /** @description Relative storage path, or a full URL when it contains http */
            thumbnail: string | null;
            /** @description Original price */
            price: number;
            /** @description Price to pay */
            priceAfter: number;
            /** @description Flash-sale price while one runs */
            promoPrice: number | null;
            percentage: number;
            isVoucher: boolean;
            ads: boolean;
            isMandatory: boolean;
            haveEvent: boolean;
            categoryid: number[];
            categories: {
                id: number;
                name: string;
                slug: string;
            }[];
            coursetype: {
                /** @enum {string} */
                id: "a" | "b" | "c" | "d";
                name: string;
            };
            teacher: {
                fullname: string;
            };
            institution: {
                code: string;
                name: string;
            };
            rating: {
                rating: number;
                totalRater: number;
            };
            /** @description Cities of the coming events */
            locationEvent: string[];
            /** @description pmo_prakerja marks a pre-employment course */
            category: string | null;
            /** @enum {string} */
            type: "online" | "offline";
            /** @description City of the provider */
            location: string | null;
            /** @description Start of the next event, ISO 8601 */
            date: string | null;
            min_age: number | null;
            max_age: number | null;
            education: string | null;
            wishlisted?: boolean;
            owned?: boolean;
            courseId: number;
            courseFullname: string;
            /** @enum {string} */
            classStatus: "open" | "full";
            progressPercent: number;
            /** @description Of the lessons that count */
            doneLessons: number;
            totalLessons: number;
            completedAt: string | null;
            /** @description The certificate that was given */
            certificateId: string | null;
            /** @description Null of one that is not owned */
            enrolledAt: string | null;
            orderId: string | null;
            /** @description The schedule that was bought; `date` is the next one on sale */
            event: components["schemas"]["Event"] | null;
        };
        InternshipLetter: {
            number: string;
            month: string;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            fullname: string;
            minutes: number;
            courses: {
                course: string;
                minutes: number;
                lessons: number;
                sessions: number;
                isCompleted: boolean;
            }[];
            issuedAt: string;
        };
        InternshipMe: {
            period: components["schemas"]["OnJobPeriod"] | null;
            mandatory: components["schemas"]["InternshipCourse"][];
            /** @description Of the mandatory courses */
            progress: {
                done: number;
                total: number;
                percent: number;
            };
            /** @description Months of which there is a letter, the latest first */
            letters: string[];
        };
        OnJobPeriod: {
            /** Format: date */
            startsOn: string;
            /** Format: date */
            endsOn: string;
            months: number;
            /** @enum {string} */
            state: "before" | "running" | "over";
            daysDone: number;
            daysTotal: number;
        };
        Partner: {
            code: string;
            orgName: string;
            slug: string;
            foto: string | null;
            city: string | null;
            isInternal: boolean;
            totalCourse: number;
        };
        InternshipInvitation: {
            id: string;
            code: string;
            email: string | null;
            /** Format: date */
            startsOn: string;
            months: number;
            places: number;
            used: number;
            expiresAt: string | null;
            revokedAt: string | null;
        };
        InternshipParticipant: {
            userId: string;
            fullname: string;
            email: string;
            period: components["schemas"]["OnJobPeriod"] | null;
            mandatoryDone: number;
            mandatoryTotal: number;
        };
        Facets: {
            courseType: components["schemas"]["Facet"][];
            locationEvent: components["schemas"]["Facet"][];
            location: components["schemas"]["Facet"][];
            role: components["schemas"]["Facet"][];
            category: components["schemas"]["Facet"][];
            price: components["schemas"]["Facet"][];
            education: components["schemas"]["Facet"][];
            rating: components["schemas"]["Facet"][];
            lp: components["schemas"]["Facet"][];
        };
        Facet: {
            title: string;
            value: string;
            count: number;
        };
        CourseOverlay: {
            wishlisted: number[];
            owned: number[];
            ownedEvents: number[];
            waiting: {
                courseId: number;
                orderId: string;
            }[];
        };
        Suggestion: {
            keywords: string[];
            courses: {
                id: number;
                slug: string;
                fullname: string;
                institution: string;
            }[];
            partners: {
                code: string;
                name: string;
            }[];
        };
        CourseDetail: {
            id: number;
            slug: string;
            slugCourse?: string;
            slugCategory: string;
            fullname: string;
            summary: string;
            /** @description Relative storage path, or a full URL when it contains http */
            thumbnail: string | null;
            /** @description Original price */
            price: number;
            /** @description Price to pay */
            priceAfter: number;
            /** @description Flash-sale price while one runs */
            promoPrice: number | null;
            percentage: number;
            isVoucher: boolean;
            ads: boolean;
            /** @description For every participant of the internship */
            isMandatory: boolean;
            haveEvent: boolean;
            categoryid: number[];
            categories: {
                id: number;
                name: string;
                slug: string;
            }[];
            coursetype: {
                /** @enum {string} */
                id: "a" | "b" | "c" | "d";
                name: string;
            };
            teacher: {
                fullname: string;
                foto: string | null;
                bio: string | null;
            };
            institution: {
                code: string;
                name: string;
                foto: string | null;
                city: string | null;
                totalCourse: number;
            };
            rating: {
                rating: number;
                totalRater: number;
            };
            /** @description Cities of the coming events */
            locationEvent: string[];
            /** @description pmo_prakerja marks a pre-employment course */
            category: string | null;
            /** @enum {string} */
            type: "online" | "offline";
            /** @description City of the provider */
            location: string | null;
            /** @description Start of the next event, ISO 8601 */
            date: string | null;
            min_age: number | null;
            max_age: number | null;
            education: string | null;
            wishlisted?: boolean;
            owned?: boolean;
            description: string;
            /** @description What the learner will be able to do */
            outcomes: string[];
            level: string | null;
            language: string;
            durationMinutes: number;
            sessionCount: number;
            studentCount: number;
            certificate: ("competence" | "completion") | null;
            /** @description Page of the provider */
            url_lp: string | null;
            externalUrl: string | null;
            updatedAt: string;
        };
        CourseSection: {
            id: number;
            title: string;
            durationMinutes: number;
            lessons: {
                id: number;
                title: string;
                /** @enum {string} */
                kind: "video" | "article" | "file" | "link" | "live" | "quiz" | "assignment";
                durationMinutes: number;
                isPreview: boolean;
            }[];
        };
        Category: {
            id: number;
            name: string;
            slug: string;
            image: string | null;
            totalCourse: number;
        };
        Collection: {
            slug: string;
            title: string;
            description: string;
            image: string | null;
            /** @enum {string} */
            kind: "regular" | "best-deal" | "prakerja" | "event" | "bundle" | "mysooltan";
            totalCourse: number;
        };
        CollectionDetail: {
            collection: components["schemas"]["Collection"];
            courses: components["schemas"]["CourseCard"][];
        };
        FlashSale: {
            title: string | null;
            startAt: string | null;
            endAt: string | null;
            courses: components["schemas"]["CourseCard"][];
        };
        Program: {
            slug: string;
            name: string;
            host: string | null;
            logo: string | null;
            brandColor: string;
            /** @enum {string} */
            sessionType: "reguler" | "internship-ddb" | "mysooltan";
            signInUrl: string | null;
            signOutUrl: string | null;
            register: boolean;
            /** @enum {string} */
            signInMethod: "password" | "external";
            /** @enum {string} */
            accessType: "free" | "paid";
            isFreeAccess: boolean;
            externalLogin: boolean;
            hasPromo: boolean;
            collectionSlug: string | null;
        };
        PartnerDetail: {
            code: string;
            orgName: string;
            slug: string;
            foto: string | null;
            city: string | null;
            isInternal: boolean;
            totalCourse: number;
            description: string;
            website: string | null;
            rating: number;
            totalRater: number;
        };
        ProgramAddress: {
            slug: string;
            host: string | null;
        };
        ProgramGroup: {
            categoryPartnerId: number;
            name: string;
            type: string;
            subType: string | null;
            totalCourse: number;
            courses: components["schemas"]["CourseCard"][];
        };
        Banner: {
            bannerId: number;
            title: string;
            url: string | null;
            foto: string | null;
        };
        NewsItem: {
            slug: string;
            image: string | null;
            title: string;
            summary: string;
            contributor: string;
            date: string;
            /** @description Video id */
            file: string | null;
            /** @enum {string} */
            eventType: "news" | "artikel" | "video";
        };
        NewsDetail: {
            slug: string;
            image: string | null;
            title: string;
            summary: string;
            contributor: string;
            date: string;
            /** @description Video id */
            file: string | null;
            /** @enum {string} */
            eventType: "news" | "artikel" | "video";
            body: string;
            tags: string[];
        };
        City: {
            name: string;
            province: string;
        };
        Health: {
            /** @enum {string} */
            db: "up" | "down";
            /** @enum {string} */
            queue: "up" | "down";
        };
        JobCard: {
            postId: number;
            jobTitle: string;
            slugJob: string;
            yearsOfExperience: string | null;
            educationLevels: string | null;
            workingLocation: {
                city: string | null;
                country: string;
            };
            salary: {
                currency: string;
                from: number | null;
                to: number | null;
                period: string;
                isHidden: boolean;
            } | null;
            company: {
                title: string;
                logo: string | null;
            };
            employmentType: string | null;
            category: string | null;
            postedAt: string;
        };
        JobDetail: {
            postId: number;
            jobTitle: string;
            slugJob: string;
            yearsOfExperience: string | null;
            educationLevels: string | null;
            workingLocation: {
                city: string | null;
                country: string;
            };
            salary: {
                currency: string;
                from: number | null;
                to: number | null;
                period: string;
                isHidden: boolean;
            } | null;
            company: {
                title: string;
                logo: string | null;
            };
            employmentType: string | null;
            category: string | null;
            postedAt: string;
            description: string;
            facilities: string[];
        };
        StaticPage: {
            slug: string;
            title: string;
            summary: string;
            body: string;
            version: string;
            /** Format: date-time */
            updatedAt: string;
        };
        SiteConfig: {
            closure: {
                enabled: boolean;
                date: string;
                salesClosed: boolean;
            };
            downtime: {
                enabled: boolean;
            };
            campUrl: string | null;
            storageBaseUrl: string;
            prakerjaDashboardUrl: string;
            appDeepLink: string;
        };
        SitemapItem: {
            /** @enum {string} */
            kind: "course" | "category" | "collection" | "partner" | "news" | "job";
            slug: string;
            updatedAt: string;
        };
        Testimonial: {
            fullname: string;
            from: string;
            position: string;
            foto: string | null;
            highlight: string;
            content: string;
        };
        CartItem: {
            slug: string;
            slugCourse?: string;
            slugCategory: string;
            fullname: string;
            summary: string;
            /** @description Relative storage path, or a full URL when it contains http */
            thumbnail: string | null;
            /** @description Original price */
            price: number;
            /** @description Price to pay */
            priceAfter: number;
            /** @description Flash-sale price while one runs */
            promoPrice: number | null;
            percentage: number;
            isVoucher: boolean;
            ads: boolean;
            /** @description For every participant of the internship */
            isMandatory: boolean;
            haveEvent: boolean;
            categoryid: number[];
            categories: {
                id: number;
                name: string;
                slug: string;
            }[];
            coursetype: {
                /** @enum {string} */
                id: "a" | "b" | "c" | "d";
                name: string;
            };
            teacher: {
                fullname: string;
            };
            institution: {
                code: string;
                name: string;
            };
            rating: {
                rating: number;
                totalRater: number;
            };
            /** @description Cities of the coming events */
            locationEvent: string[];
            /** @description pmo_prakerja marks a pre-employment course */
            category: string | null;
            /** @enum {string} */
            type: "online" | "offline";
            /** @description City of the provider */
            location: string | null;
            /** @description Start of the next event, ISO 8601 */
            date: string | null;
            min_age: number | null;
            max_age: number | null;
            education: string | null;
            /** @description Bought since it was put in: it is not ordered again */
            owned: boolean;
            /** Format: uuid */
            cartId: string;
            /** @description Order of this course that waits to be paid: that one is paid instead of a second */
            waitingOrderId: string | null;
            courseId: number;
            priceSeen: number;
            /** @description The schedule chosen; null for courses without one and until one is chosen */
            event: components["schemas"]["Event"] | null;
            /** Format: date-time */
            createdAt: string;
        };
        PriceChangeReport: {
            items: components["schemas"]["PriceChange"][];
            totals: components["schemas"]["OrderTotals"];
        };
        PriceChange: {
            cartId: string;
            fullname: string;
            before: number;
            after: number;
        };
        OrderTotals: {
            purchaseTotal: number;
            promoDiscount: number;
            fee: number;
            paymentTotal: number;
        };
        Promo: {
            promoCode: string;
            title: string;
            discountPrice: number;
            isEnable: boolean;
            /** @description Why it is disabled */
            endTitle: string | null;
            minPayment: number;
            /** @description What the purchase lacks for the minimum; 0 when nothing */
            missingPayment: number;
            /** Format: date-time */
            endPromo: string;
            /** @description A payment method, or 'all' */
            productCode: string;
            maxItems: number;
        };
        AppliedPromo: {
            promoCode: string;
            discount: number;
            productCode: string;
            maxItems: number;
        };
        PromoDetail: {
            promoCode: string;
            title: string;
            description: string;
            /** @enum {string} */
            kind: "amount" | "percent";
            amount: number;
            percent: number;
            maxDiscount: number | null;
            minPayment: number;
            maxItems: number;
            productCode: string;
            /** @description Name of the method it is bound to */
            productName: string | null;
            isMobileOnly: boolean;
            isFirstPurchase: boolean;
            /** Format: date-time */
            startPromo: string;
            /** Format: date-time */
            endPromo: string;
            /** @description Courses it is limited to, at most 10; none means every course */
            courses: components["schemas"]["CourseCard"][];
        };
        Transaction: {
            orderId: string;
            invoiceId: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            status: "PAID" | "UNPAID" | "CANCEL" | "EXPIRED";
            detailCourse: components["schemas"]["TransactionCourse"][];
            purchaseTotal: number;
            promoCode: string | null;
            promoDiscount: number;
            fee: number;
            totalPrice: number;
            /** @description Path of the PDF below the API */
            urlFileInvoice: string | null;
            /** @description Deadline while UNPAID */
            expiredDate: string | null;
            paidAt: string | null;
            /** @description Null until a method is chosen, and for orders that cost nothing */
            paymentMethod: {
                productCode: string;
                productName: string;
                productType: string;
                productImage: string | null;
                /** @description Virtual account number */
                number: string | null;
                /** @description Page of the provider */
                paymentUrl: string | null;
                expired: string | null;
                fee: number;
            } | null;
            billingPIC: components["schemas"]["BillingPicOutput"] | null;
            /** @description Signed, expiring token of this one order, for Prakerja payments */
            orderToken: string | null;
            /** @description Mark of the payment shown: changes when another takes its place, or it ends */
            payment: string | null;
            /** @description The payment that failed, while the order waits and there is none in its place */
            failedPayment: {
                productName: string;
                /** @enum {string} */
                reason: "failed" | "cancelled" | "expired";
            } | null;
            /** @description The one asked for, else the latest */
            refund: {
                amount: number;
                /** @enum {string} */
                status: "requested" | "approved" | "sent" | "settled" | "failed" | "refused" | "dropped";
                refusal: string | null;
            } | null;
            canAskRefund: boolean;
        };
        TransactionCourse: {
            id: number;
            slug: string;
            slugCourse?: string;
            slugCategory: string;
            fullname: string;
            summary: string;
            /** @description Relative storage path, or a full URL when it contains http */
            thumbnail: string | null;
            /** @description Original price */
            price: number;
            /** @description Price to pay */
            priceAfter: number;
            /** @description Flash-sale price while one runs */
            promoPrice: number | null;
            percentage: number;
            isVoucher: boolean;
            ads: boolean;
            /** @description For every participant of the internship */
            isMandatory: boolean;
            haveEvent: boolean;
            categoryid: number[];
            categories: {
                id: number;
                name: string;
                slug: string;
            }[];
            coursetype: {
                /** @enum {string} */
                id: "a" | "b" | "c" | "d";
                name: string;
            };
            teacher: {
                fullname: string;
            };
            institution: {
                code: string;
                name: string;
            };
            rating: {
                rating: number;
                totalRater: number;
            };
            /** @description Cities of the coming events */
            locationEvent: string[];
            /** @description pmo_prakerja marks a pre-employment course */
            category: string | null;
            /** @enum {string} */
            type: "online" | "offline";
            /** @description City of the provider */
            location: string | null;
            /** @description Start of the next event, ISO 8601 */
            date: string | null;
            min_age: number | null;
            max_age: number | null;
            education: string | null;
            event: components["schemas"]["Event"] | null;
        };
        PaymentInstruction: {
            channel: string;
            steps: string[];
        };
        PaymentProduct: {
            productCode: string;
            productName: string;
            /** @description File below payment/png/ */
            productImage: string | null;
            productType: string;
            /** @description Terms */
            productDesc: string[];
            isRecomeded: boolean;
            eWallet: {
                balance: number;
            } | null;
            fee: number;
            gateway: string;
            /** @description False when it does not fit these courses */
            isAvailable: boolean;
            unavailableReason: string | null;
        };
        Refund: {
            /** Format: uuid */
            refundId: string;
            orderId: string;
            amount: number;
            reason: string;
            /** @enum {string} */
            status: "requested" | "approved" | "sent" | "settled" | "failed" | "refused" | "dropped";
            /** @description Why it was refused */
            refusal: string | null;
            /** Format: date-time */
            createdAt: string;
            settledAt: string | null;
        };
        PaymentStatus: {
            orderId: string;
            /** @enum {string} */
            status: "PAID" | "UNPAID" | "CANCEL" | "EXPIRED";
            expiredDate: string | null;
            paidAt: string | null;
            /** @description Mark of the payment shown: changes when another takes its place, or it ends */
            payment: string | null;
            /** @description The payment failed; the order still waits */
            isFailed: boolean;
        };
        Certificate: {
            id: string;
            /** @description What the check goes by */
            number: string;
            isCompetence: boolean;
            /** @description Name that is printed */
            fullname: string;
            /** @description The name can be adjusted once */
            canAdjustName: boolean;
            issuedAt: string;
            expiresAt: string | null;
            /** @enum {string} */
            standing: "valid" | "expired" | "replaced" | "revoked";
            course: {
                id: number;
                slug: string;
                fullname: string;
                categories: {
                    id: number;
                    name: string;
                    slug: string;
                }[];
            };
            institution: {
                code: string;
                name: string;
            };
            /** @description Path of the PDF in this API */
            urlFile: string;
            /** @description Path of the Open Badge in this API */
            urlBadge: string;
        };
        CertificateCheck: {
            /** @description What the check goes by */
            number: string;
            isCompetence: boolean;
            /** @description Name that is printed */
            fullname: string;
            issuedAt: string;
            expiresAt: string | null;
            /** @enum {string} */
            standing: "valid" | "expired" | "replaced" | "revoked";
            institution: {
                code: string;
                name: string;
            };
            course: {
                fullname: string;
            };
            /** @description Where, when and how long, as printed */
            detail: string;
            signers: {
                name: string;
                role: string;
            }[];
            /** @description Of competence, that were proved */
            units: {
                code: string;
                title: string;
            }[];
            /** @description The number came with its signature, and the signature is ours */
            isSigned: boolean;
            formerNames: {
                fullname: string;
                until: string;
            }[];
            /** @description Of the PDFs that were handed out with these words, in hexadecimal */
            sha256: string[];
            /** @description Of those with a name that was corrected since */
            formerSha256: string[];
        };
        Notification: {
            /** Format: uuid */
            notifId: string;
            /** @description Status of the order it tells about */
            status: ("PAID" | "UNPAID" | "CANCEL" | "EXPIRED") | null;
            title: string;
            message: string;
            isReaded: boolean;
            readAt: string | null;
            /** Format: date-time */
            createdAt: string;
            orderId: string | null;
            paymentMethod: {
                productCode: string;
                productType: string;
                paymentUrl: string | null;
            } | null;
        };
        PromoCard: {
            promoCode: string;
            title: string;
            /** Format: date-time */
            endPromo: string;
        };
        StaffQuestion: {
            id: string;
            courseId: number;
            courseFullname: string;
            lessonId: number;
            lessonTitle: string;
            learner: string;
            createdAt: string;
            text: string;
            answer: string | null;
            answeredAt: string | null;
            /** @description Answered for everybody of the course */
            isPublic: boolean;
        };
        StaffSubmission: {
            id: string;
            courseId: number;
            courseFullname: string;
            lessonId: number;
            lessonTitle: string;
            learner: string;
            createdAt: string;
            no: number;
            filename: string;
            bytes: number;
            /** @description Path of the file in this API */
            urlFile: string;
            /** @description The last mark, of 100 */
            score: number | null;
            words: string | null;
        };
        VoucherBatch: {
            id: number;
            name: string;
            /** @enum {string} */
            kind: "redeem" | "given";
            courseId: number | null;
            partnerId: number | null;
            programId: number | null;
            startsAt: string | null;
            expiresAt: string | null;
            quota: number | null;
            codes: number;
            used: number;
        };
        OwnVoucher: {
            courseId: number;
            slug: string;
            courseFullname: string;
            provider: string;
            voucherCode: string;
            externalUrl: string | null;
        };
        StaffReview: {
            id: string;
            courseId: number;
            courseFullname: string;
            fullname: string;
            rating: number;
            comment: string;
            isHidden: boolean;
            answer: string | null;
            reports: number;
            reasons: string[];
            createdAt: string;
        };
        OwnReview: {
            _id: string;
            rating: number;
            comment: string;
            isHidden: boolean;
        };
        Review: {
            _id: string;
            fullname: string;
            foto: string;
            comment: string;
            rating: number;
            liked: string[];
            isLike: boolean;
            createdAt: string;
            /** @description Its writer owns the course */
            isVerified: boolean;
            isMine: boolean;
            answer: {
                text: string;
                by: string;
                at: string;
            } | null;
        };
        RatingSummary: {
            rating: number;
            totalRater: number;
            breakdown: {
                rate: number;
                count: number;
            }[];
        };
        WaitingPlace: {
            event: components["schemas"]["Event"];
            courseId: number;
            courseFullname: string;
            slug: string;
            /** @enum {string} */
            state: "none" | "waiting" | "offered" | "lapsed" | "told";
            /** @description What is waited for, or may be; null for a schedule that is on sale or over */
            kind: ("seat" | "opening") | null;
            /** @description Place in line, from 1 */
            place: number | null;
            /** @description Until when a seat is kept for the learner */
            offerEndsAt: string | null;
            salesOpenAt: string | null;
            isOwned: boolean;
            /** @description The order the course waits in to be paid */
            waitingOrderId: string | null;
        };
        StaffEvent: {
            id: number;
            courseId: number;
            courseFullname: string;
            batch: string;
            city: string | null;
            startAt: string;
            endAt: string;
            timeZone: string;
            capacity: number;
            /** @description Learners who hold a place */
            enrolled: number;
        };
        SheetRow: {
            enrolmentId: string;
            fullname: string;
            shortCode: string | null;
            sessions: {
                no: number;
                checkedInAt: string | null;
                source: ("self" | "prakerja" | "door" | "staff") | null;
            }[];
        };
        DoorPass: {
            id: string;
            holder: string;
            expiresAt: string;
            revokedAt: string | null;
            createdAt: string;
            scans: number;
        };
        DoubleScan: {
            scanId: string;
            no: number;
            /** @description Null for a ticket that is gone with its order */
            fullname: string | null;
            shortCode: string | null;
            scannedAt: string;
            holder: string;
            /** @enum {string} */
            verdict: "admitted" | "alreadyIn" | "needsLine" | "notACode" | "unknown" | "forged" | "wrongClass" | "oldTicket" | "withdrawn" | "expired" | "tooEarly" | "tooLate";
            /** @description Whoever stood at the door knew the face */
            isSamePerson: boolean;
        };
        BillingPicOutput: {
            fullnameUser: string;
            position: string;
            pic_phone: string;
            /** Format: email */
            pic_email: string;
            billingAddress: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "auth.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    oldPassword: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "auth.facebookStart": {
        parameters: {
            query: {
                /** @description Same-site path to come back to */
                redirectTo?: string;
                /** @description Address of the tenant app that receives code and state */
                callbackUrl: string;
                sessionType?: "reguler" | "internship-ddb" | "mysooltan";
                program?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            signInUrl: string;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part is down */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "auth.facebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    state: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            session: components["schemas"]["Session"];
                            user: components["schemas"]["UserProfile"];
                            /** @enum {string} */
                            sessionType: "reguler" | "internship-ddb" | "mysooltan";
                            program: string | null;
                            redirectTo: string;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description A part is down */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
        };
    };
    "auth.forgotPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "auth.googleStart": {
        parameters: {
            query: {
                /** @description Same-site path to come back to */
                redirectTo?: string;
                /** @description Address of the tenant app that receives code and state */
                callbackUrl: string;
                sessionType?: "reguler" | "internship-ddb" | "mysooltan";
                program?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            signInUrl: string;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part is down */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "auth.google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    state: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            session: components["schemas"]["Session"];
                            user: components["schemas"]["UserProfile"];
                            /** @enum {string} */
                            sessionType: "reguler" | "internship-ddb" | "mysooltan";
                            program: string | null;
                            redirectTo: string;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description A part is down */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
        };
    };
    "auth.join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    /** @enum {string} */
                    sessionType?: "reguler" | "internship-ddb" | "mysooltan";
                    program?: string;
                    /** @constant */
                    consent: true;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Login"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "auth.joinMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @enum {string} */
                    sessionType?: "reguler" | "internship-ddb" | "mysooltan";
                    program?: string;
                    /** @constant */
                    consent: true;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "auth.link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    linkToken: string;
                    password: string;
                } | {
                    linkToken: string;
                    mailToken: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            session: components["schemas"]["Session"];
                            user: components["schemas"]["UserProfile"];
                            /** @enum {string} */
                            sessionType: "reguler" | "internship-ddb" | "mysooltan";
                            program: string | null;
                            redirectTo: string;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "auth.linkMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    linkToken: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    /**
                     * @default reguler
                     * @enum {string}
                     */
                    sessionType?: "reguler" | "internship-ddb" | "mysooltan";
                    program?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Login"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "auth.logins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            startedAt: string;
                            /**
                             * Format: date-time
                             * @description When it was refreshed last
                             */
                            lastUsedAt: string;
                            /** @enum {string} */
                            sessionType: "reguler" | "internship-ddb" | "mysooltan";
                            /** @description Of the programme it is signed in to */
                            programName: string | null;
                            isCurrent: boolean;
                        }[];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            redirect: string;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "auth.endOtherLogins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            ended: number;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "auth.providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            providers: ("google" | "facebook")[];
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "auth.refreshToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Session"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "auth.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullname: string;
                    email: string;
                    phone: string;
                    password: string;
                    referralCode?: string;
                    program?: string;
                    /** @constant */
                    consent: true;
                    /** @enum {string} */
                    sessionType?: "reguler" | "internship-ddb" | "mysooltan";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 201;
                        message: string;
                        data: {
                            userId: string;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "auth.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "sso.start": {
        parameters: {
            query: {
                /** @description Same-site path to come back to */
                redirectTo?: string;
                /** @description Page of the tenant app that receives code and state */
                callbackUrl: string;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            signInUrl: string;
                            signOutUrl: string | null;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part is down */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "sso.callback": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    state: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            session: components["schemas"]["Session"];
                            user: components["schemas"]["UserProfile"];
                            /** @enum {string} */
                            sessionType: "reguler" | "internship-ddb" | "mysooltan";
                            program: string | null;
                            redirectTo: string;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
            /** @description A part is down */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            linkToken: string;
                        } | number;
                    };
                };
            };
        };
    };
    "learningInterest.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["LearningInterest"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "learningInterest.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    interest: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["LearningInterest"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "profile.agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Agreement"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "profile.credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** Format: email */
                            email: string;
                            /** @description An address that a code was mailed to and not yet proven */
                            pendingEmail: string | null;
                            /** @description False for who signs in elsewhere alone */
                            hasPassword: boolean;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "profile.edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullname: string;
                    phone?: string;
                    nik?: string;
                    birthDate?: string;
                    education?: string;
                    city?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["UserProfile"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "profile.emailChange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            wait: number;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
        };
    };
    "profile.emailConfirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["UserProfile"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "profile.export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "profile.me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["UserProfile"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "profile.close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                    /** @enum {string} */
                    certificates: "keep" | "revoke";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** Format: date-time */
                            erasedAt: string;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "profile.photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    photo: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["UserProfile"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A file of another kind is wanted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "profile.photoRemove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["UserProfile"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "verification.authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            isVerified: boolean;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "verification.countdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: number;
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "verification.send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            wait: number;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
        };
    };
    "course.order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    courseId: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        /** Format: uuid */
                        data: string;
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
        };
    };
    "wishlist.list": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CourseCard"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "wishlist.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    courseId: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            success: boolean;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "wishlist.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            success: boolean;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "myCourse.list": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
                status?: "all" | "active" | "finished";
                type?: "all" | "online" | "offline" | "internal" | "partner";
                program?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["MyCourseItem"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "myCourse.detail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["MyCourseDetail"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "myCourse.hide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            success: boolean;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "test.attempt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
                attemptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Attempt"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "test.answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
                attemptId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answers: {
                        position: number;
                        answer: {
                            /** @default [] */
                            choices?: number[];
                            /** @default  */
                            text?: string;
                        };
                        /** @default false */
                        isUnsure?: boolean;
                        seq: number;
                        /** Format: date-time */
                        at: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            saved: {
                                position: number;
                                seq: number;
                            }[];
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "test.submit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
                attemptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Attempt"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "lesson.detail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
                lessonId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["LessonDetail"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "lesson.noteAdd": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
                lessonId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    /** @default null */
                    atSeconds?: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["LessonNote"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "lesson.noteChange": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
                lessonId: number;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["LessonNote"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "lesson.noteRemove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
                lessonId: number;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            success: boolean;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "lesson.packageSave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
                lessonId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: number;
                    cmi: {
                        [key: string]: unknown;
                    };
                    /** @description Time spent since it was saved last */
                    seconds: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            lesson: components["schemas"]["LessonState"];
                            learning: components["schemas"]["Learning"];
                            revision: number;
                            score: number | null;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "lesson.progress": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
                lessonId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    watched?: {
                        from: number;
                        to: number;
                    }[];
                    positionSeconds: number;
                    /**
                     * Format: date-time
                     * @description When what it tells of began
                     */
                    since: string;
                    /**
                     * Format: date-time
                     * @description When it ended; both by the clock of the server as the device knows it
                     */
                    at: string;
                    /**
                     * @description The learner says so; counts only where opening is the rule
                     * @default false
                     */
                    isFinished?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ProgressAnswer"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "lesson.questionAsk": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
                lessonId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["LessonQuestion"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "lesson.submit": {
        parameters: {
            query: {
                filename: string;
            };
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
                lessonId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Submission"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A file of another kind is wanted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "myCourse.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            success: boolean;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "lesson.submissionFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "test.start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
                testId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Attempt"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "attending.callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            success: boolean;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "door.roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the link to the door ends with */
                    pass: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["DoorRoster"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "door.scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the link to the door ends with */
                    pass: string;
                    scans: {
                        /**
                         * Format: uuid
                         * @description Made on the phone before the result shows; the same id has the same answer
                         */
                        id: string;
                        sessionId: number;
                        /** @description A QR code or a short code; whatever else it is has an answer too */
                        code: string;
                        /**
                         * Format: date-time
                         * @description By the clock of the server as the phone knows it
                         */
                        scannedAt: string;
                        /**
                         * @description What the phone showed, when it had to decide alone
                         * @default null
                         */
                        shown?: ("admitted" | "alreadyIn" | "needsLine" | "notACode" | "unknown" | "forged" | "wrongClass" | "oldTicket" | "withdrawn" | "expired" | "tooEarly" | "tooLate") | null;
                        /**
                         * @description Sent again: the admission is taken back
                         * @default false
                         */
                        isUndone?: boolean;
                        /**
                         * @description Sent again: in before, and the same person
                         * @default false
                         */
                        isSamePerson?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            answers: components["schemas"]["DoorAnswer"][];
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "attending.calendar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "attending.ticket": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Ticket"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "attending.ticketPdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "attending.ticketPicture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "attending.reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    eventId: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Ticket"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "attending.sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CheckInState"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "attending.checkIn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id or slug */
                id: string;
                no: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            state: components["schemas"]["CheckInState"];
                            redirectUrl: string | null;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "internship.course": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
                status?: "all" | "new" | "active" | "finished";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["InternshipCourse"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "internship.enrol": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    eventId?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            orderId: string;
                            slug: string;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "internship.invitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            email: string | null;
                            /** Format: date */
                            startsOn: string;
                            /** Format: date */
                            endsOn: string;
                            months: number;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "internship.accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullname: string;
                    email: string;
                    phone: string;
                    password: string;
                    /** @constant */
                    consent: true;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 201;
                        message: string;
                        data: {
                            isNew: boolean;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "internship.letterCheck": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["InternshipLetter"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "internship.letter": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "internship.me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["InternshipMe"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "internship.partnership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Partner"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.internshipInvitation": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 25, 50 or 100 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["InternshipInvitation"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.internshipInvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    startsOn: string;
                    months: number;
                    emails?: string[];
                    /** @description How often one code may be used */
                    places?: number;
                    /** @default null */
                    expiresAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 201;
                        message: string;
                        data: components["schemas"]["InternshipInvitation"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.internshipRevoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.internshipMandatory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CourseCard"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.internshipMandatorySet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    courseIds: number[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CourseCard"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.internshipParticipant": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 25, 50 or 100 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["InternshipParticipant"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.internshipPeriodSet": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    startsOn: string;
                    months: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["OnJobPeriod"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "course.filter": {
        parameters: {
            query?: {
                /** @description Words to look for; typing errors and beginnings of words are understood */
                q?: string;
                /** @description 0 Paling Sesuai, 1 Harga Tertinggi, 2 Harga Terendah, 3 Terbaru, 4 Rating Tertinggi, 5 Rating Terendah */
                sort?: number;
                courseType?: ("online" | "offline")[];
                /** @description Cities of events */
                locationEvent?: string[];
                /** @description Cities of providers */
                location?: string[];
                /** @description Categories of the programme, by id, or upcoming */
                role?: string[];
                /** @description Category ids or slugs */
                category?: string[];
                price?: ("free" | "under100" | "100to500" | "over500")[];
                education?: string[];
                min_age?: number;
                max_age?: number;
                /** @description This rating and above */
                rating?: number;
                /** @description Codes of providers */
                lp?: string[];
                provider?: "semua" | "internal" | "partner" | "coursera";
                training?: "semua" | "prakerja" | "nonprakerja";
                method?: "semua" | "mandiri" | "webinar";
                /** @description Courses of this programme; else X-Program */
                program?: string;
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
                /** @description true: meta.facets has the filter options of the same search */
                facets?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CourseCard"][];
                        meta: {
                            page: number;
                            limit: number;
                            totalPage: number;
                            totalData: number;
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
        };
    };
    "course.filterOptions": {
        parameters: {
            query?: {
                /** @description Words to look for; typing errors and beginnings of words are understood */
                q?: string;
                /** @description 0 Paling Sesuai, 1 Harga Tertinggi, 2 Harga Terendah, 3 Terbaru, 4 Rating Tertinggi, 5 Rating Terendah */
                sort?: number;
                courseType?: ("online" | "offline")[];
                /** @description Cities of events */
                locationEvent?: string[];
                /** @description Cities of providers */
                location?: string[];
                /** @description Categories of the programme, by id, or upcoming */
                role?: string[];
                /** @description Category ids or slugs */
                category?: string[];
                price?: ("free" | "under100" | "100to500" | "over500")[];
                education?: string[];
                min_age?: number;
                max_age?: number;
                /** @description This rating and above */
                rating?: number;
                /** @description Codes of providers */
                lp?: string[];
                provider?: "semua" | "internal" | "partner" | "coursera";
                training?: "semua" | "prakerja" | "nonprakerja";
                method?: "semua" | "mandiri" | "webinar";
                /** @description Courses of this programme; else X-Program */
                program?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Facets"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "course.filterOptionsBestDeal": {
        parameters: {
            query?: {
                /** @description Words to look for; typing errors and beginnings of words are understood */
                q?: string;
                /** @description 0 Paling Sesuai, 1 Harga Tertinggi, 2 Harga Terendah, 3 Terbaru, 4 Rating Tertinggi, 5 Rating Terendah */
                sort?: number;
                courseType?: ("online" | "offline")[];
                /** @description Cities of events */
                locationEvent?: string[];
                /** @description Cities of providers */
                location?: string[];
                /** @description Categories of the programme, by id, or upcoming */
                role?: string[];
                /** @description Category ids or slugs */
                category?: string[];
                price?: ("free" | "under100" | "100to500" | "over500")[];
                education?: string[];
                min_age?: number;
                max_age?: number;
                /** @description This rating and above */
                rating?: number;
                /** @description Codes of providers */
                lp?: string[];
                provider?: "semua" | "internal" | "partner" | "coursera";
                training?: "semua" | "prakerja" | "nonprakerja";
                method?: "semua" | "mandiri" | "webinar";
                /** @description Courses of this programme; else X-Program */
                program?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Facets"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "course.filterOptionsCategory": {
        parameters: {
            query?: {
                /** @description Words to look for; typing errors and beginnings of words are understood */
                q?: string;
                /** @description 0 Paling Sesuai, 1 Harga Tertinggi, 2 Harga Terendah, 3 Terbaru, 4 Rating Tertinggi, 5 Rating Terendah */
                sort?: number;
                courseType?: ("online" | "offline")[];
                /** @description Cities of events */
                locationEvent?: string[];
                /** @description Cities of providers */
                location?: string[];
                /** @description Categories of the programme, by id, or upcoming */
                role?: string[];
                /** @description Category ids or slugs */
                category?: string[];
                price?: ("free" | "under100" | "100to500" | "over500")[];
                education?: string[];
                min_age?: number;
                max_age?: number;
                /** @description This rating and above */
                rating?: number;
                /** @description Codes of providers */
                lp?: string[];
                provider?: "semua" | "internal" | "partner" | "coursera";
                training?: "semua" | "prakerja" | "nonprakerja";
                method?: "semua" | "mandiri" | "webinar";
                /** @description Courses of this programme; else X-Program */
                program?: string;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Facets"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "course.filterOptionsLanding": {
        parameters: {
            query?: {
                /** @description Words to look for; typing errors and beginnings of words are understood */
                q?: string;
                /** @description 0 Paling Sesuai, 1 Harga Tertinggi, 2 Harga Terendah, 3 Terbaru, 4 Rating Tertinggi, 5 Rating Terendah */
                sort?: number;
                courseType?: ("online" | "offline")[];
                /** @description Cities of events */
                locationEvent?: string[];
                /** @description Cities of providers */
                location?: string[];
                /** @description Categories of the programme, by id, or upcoming */
                role?: string[];
                /** @description Category ids or slugs */
                category?: string[];
                price?: ("free" | "under100" | "100to500" | "over500")[];
                education?: string[];
                min_age?: number;
                max_age?: number;
                /** @description This rating and above */
                rating?: number;
                /** @description Codes of providers */
                lp?: string[];
                provider?: "semua" | "internal" | "partner" | "coursera";
                training?: "semua" | "prakerja" | "nonprakerja";
                method?: "semua" | "mandiri" | "webinar";
                /** @description Courses of this programme; else X-Program */
                program?: string;
            };
            header?: never;
            path: {
                type: "prakerja" | "ukm" | "internship";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Facets"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "course.filterOptionsPrakerja": {
        parameters: {
            query?: {
                /** @description Words to look for; typing errors and beginnings of words are understood */
                q?: string;
                /** @description 0 Paling Sesuai, 1 Harga Tertinggi, 2 Harga Terendah, 3 Terbaru, 4 Rating Tertinggi, 5 Rating Terendah */
                sort?: number;
                courseType?: ("online" | "offline")[];
                /** @description Cities of events */
                locationEvent?: string[];
                /** @description Cities of providers */
                location?: string[];
                /** @description Categories of the programme, by id, or upcoming */
                role?: string[];
                /** @description Category ids or slugs */
                category?: string[];
                price?: ("free" | "under100" | "100to500" | "over500")[];
                education?: string[];
                min_age?: number;
                max_age?: number;
                /** @description This rating and above */
                rating?: number;
                /** @description Codes of providers */
                lp?: string[];
                provider?: "semua" | "internal" | "partner" | "coursera";
                training?: "semua" | "prakerja" | "nonprakerja";
                method?: "semua" | "mandiri" | "webinar";
                /** @description Courses of this programme; else X-Program */
                program?: string;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Facets"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "course.filterOptionsCollection": {
        parameters: {
            query?: {
                /** @description Words to look for; typing errors and beginnings of words are understood */
                q?: string;
                /** @description 0 Paling Sesuai, 1 Harga Tertinggi, 2 Harga Terendah, 3 Terbaru, 4 Rating Tertinggi, 5 Rating Terendah */
                sort?: number;
                courseType?: ("online" | "offline")[];
                /** @description Cities of events */
                locationEvent?: string[];
                /** @description Cities of providers */
                location?: string[];
                /** @description Categories of the programme, by id, or upcoming */
                role?: string[];
                /** @description Category ids or slugs */
                category?: string[];
                price?: ("free" | "under100" | "100to500" | "over500")[];
                education?: string[];
                min_age?: number;
                max_age?: number;
                /** @description This rating and above */
                rating?: number;
                /** @description Codes of providers */
                lp?: string[];
                provider?: "semua" | "internal" | "partner" | "coursera";
                training?: "semua" | "prakerja" | "nonprakerja";
                method?: "semua" | "mandiri" | "webinar";
                /** @description Courses of this programme; else X-Program */
                program?: string;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Facets"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "course.filterLanding": {
        parameters: {
            query?: {
                /** @description Words to look for; typing errors and beginnings of words are understood */
                q?: string;
                /** @description 0 Paling Sesuai, 1 Harga Tertinggi, 2 Harga Terendah, 3 Terbaru, 4 Rating Tertinggi, 5 Rating Terendah */
                sort?: number;
                courseType?: ("online" | "offline")[];
                /** @description Cities of events */
                locationEvent?: string[];
                /** @description Cities of providers */
                location?: string[];
                /** @description Categories of the programme, by id, or upcoming */
                role?: string[];
                /** @description Category ids or slugs */
                category?: string[];
                price?: ("free" | "under100" | "100to500" | "over500")[];
                education?: string[];
                min_age?: number;
                max_age?: number;
                /** @description This rating and above */
                rating?: number;
                /** @description Codes of providers */
                lp?: string[];
                provider?: "semua" | "internal" | "partner" | "coursera";
                training?: "semua" | "prakerja" | "nonprakerja";
                method?: "semua" | "mandiri" | "webinar";
                /** @description Courses of this programme; else X-Program */
                program?: string;
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
                /** @description true: meta.facets has the filter options of the same search */
                facets?: "true" | "false";
            };
            header?: never;
            path: {
                type: "prakerja" | "ukm" | "internship";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CourseCard"][];
                        meta: {
                            page: number;
                            limit: number;
                            totalPage: number;
                            totalData: number;
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
        };
    };
    "course.overlay": {
        parameters: {
            query: {
                courseId: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CourseOverlay"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "course.suggest": {
        parameters: {
            query: {
                q: string;
                program?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Suggestion"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "course.detail": {
        parameters: {
            query?: {
                specialProgram?: string;
            };
            header?: never;
            path: {
                /** @description Id or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CourseDetail"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "course.content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CourseSection"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "course.event": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Event"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "course.recommendation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or slug */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CourseCard"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "category.list": {
        parameters: {
            query?: {
                program?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Category"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "category.course": {
        parameters: {
            query?: {
                /** @description Words to look for; typing errors and beginnings of words are understood */
                q?: string;
                /** @description 0 Paling Sesuai, 1 Harga Tertinggi, 2 Harga Terendah, 3 Terbaru, 4 Rating Tertinggi, 5 Rating Terendah */
                sort?: number;
                courseType?: ("online" | "offline")[];
                /** @description Cities of events */
                locationEvent?: string[];
                /** @description Cities of providers */
                location?: string[];
                /** @description Categories of the programme, by id, or upcoming */
                role?: string[];
                /** @description Category ids or slugs */
                category?: string[];
                price?: ("free" | "under100" | "100to500" | "over500")[];
                education?: string[];
                min_age?: number;
                max_age?: number;
                /** @description This rating and above */
                rating?: number;
                /** @description Codes of providers */
                lp?: string[];
                provider?: "semua" | "internal" | "partner" | "coursera";
                training?: "semua" | "prakerja" | "nonprakerja";
                method?: "semua" | "mandiri" | "webinar";
                /** @description Courses of this programme; else X-Program */
                program?: string;
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
                facets?: "true" | "false";
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CourseCard"][];
                        meta: {
                            page: number;
                            limit: number;
                            totalPage: number;
                            totalData: number;
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: {
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
        };
    };
    "collection.list": {
        parameters: {
            query?: {
                program?: string;
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Collection"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "collection.bestDeal": {
        parameters: {
            query?: {
                /** @description Words to look for; typing errors and beginnings of words are understood */
                q?: string;
                /** @description 0 Paling Sesuai, 1 Harga Tertinggi, 2 Harga Terendah, 3 Terbaru, 4 Rating Tertinggi, 5 Rating Terendah */
                sort?: number;
                courseType?: ("online" | "offline")[];
                /** @description Cities of events */
                locationEvent?: string[];
                /** @description Cities of providers */
                location?: string[];
                /** @description Categories of the programme, by id, or upcoming */
                role?: string[];
                /** @description Category ids or slugs */
                category?: string[];
                price?: ("free" | "under100" | "100to500" | "over500")[];
                education?: string[];
                min_age?: number;
                max_age?: number;
                /** @description This rating and above */
                rating?: number;
                /** @description Codes of providers */
                lp?: string[];
                provider?: "semua" | "internal" | "partner" | "coursera";
                training?: "semua" | "prakerja" | "nonprakerja";
                method?: "semua" | "mandiri" | "webinar";
                /** @description Courses of this programme; else X-Program */
                program?: string;
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
                facets?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CollectionDetail"];
                        meta: {
                            page: number;
                            limit: number;
                            totalPage: number;
                            totalData: number;
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "collection.mysooltan": {
        parameters: {
            query?: {
                /** @description Words to look for; typing errors and beginnings of words are understood */
                q?: string;
                /** @description 0 Paling Sesuai, 1 Harga Tertinggi, 2 Harga Terendah, 3 Terbaru, 4 Rating Tertinggi, 5 Rating Terendah */
                sort?: number;
                courseType?: ("online" | "offline")[];
                /** @description Cities of events */
                locationEvent?: string[];
                /** @description Cities of providers */
                location?: string[];
                /** @description Categories of the programme, by id, or upcoming */
                role?: string[];
                /** @description Category ids or slugs */
                category?: string[];
                price?: ("free" | "under100" | "100to500" | "over500")[];
                education?: string[];
                min_age?: number;
                max_age?: number;
                /** @description This rating and above */
                rating?: number;
                /** @description Codes of providers */
                lp?: string[];
                provider?: "semua" | "internal" | "partner" | "coursera";
                training?: "semua" | "prakerja" | "nonprakerja";
                method?: "semua" | "mandiri" | "webinar";
                /** @description Courses of this programme; else X-Program */
                program?: string;
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
                facets?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CollectionDetail"];
                        meta: {
                            page: number;
                            limit: number;
                            totalPage: number;
                            totalData: number;
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "collection.detail": {
        parameters: {
            query?: {
                /** @description Words to look for; typing errors and beginnings of words are understood */
                q?: string;
                /** @description 0 Paling Sesuai, 1 Harga Tertinggi, 2 Harga Terendah, 3 Terbaru, 4 Rating Tertinggi, 5 Rating Terendah */
                sort?: number;
                courseType?: ("online" | "offline")[];
                /** @description Cities of events */
                locationEvent?: string[];
                /** @description Cities of providers */
                location?: string[];
                /** @description Categories of the programme, by id, or upcoming */
                role?: string[];
                /** @description Category ids or slugs */
                category?: string[];
                price?: ("free" | "under100" | "100to500" | "over500")[];
                education?: string[];
                min_age?: number;
                max_age?: number;
                /** @description This rating and above */
                rating?: number;
                /** @description Codes of providers */
                lp?: string[];
                provider?: "semua" | "internal" | "partner" | "coursera";
                training?: "semua" | "prakerja" | "nonprakerja";
                method?: "semua" | "mandiri" | "webinar";
                /** @description Courses of this programme; else X-Program */
                program?: string;
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
                facets?: "true" | "false";
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CollectionDetail"];
                        meta: {
                            page: number;
                            limit: number;
                            totalPage: number;
                            totalData: number;
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "flashSale.current": {
        parameters: {
            query?: {
                program?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["FlashSale"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "prakerja.collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CollectionDetail"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "prakerja.collection": {
        parameters: {
            query?: {
                /** @description Words to look for; typing errors and beginnings of words are understood */
                q?: string;
                /** @description 0 Paling Sesuai, 1 Harga Tertinggi, 2 Harga Terendah, 3 Terbaru, 4 Rating Tertinggi, 5 Rating Terendah */
                sort?: number;
                courseType?: ("online" | "offline")[];
                /** @description Cities of events */
                locationEvent?: string[];
                /** @description Cities of providers */
                location?: string[];
                /** @description Categories of the programme, by id, or upcoming */
                role?: string[];
                /** @description Category ids or slugs */
                category?: string[];
                price?: ("free" | "under100" | "100to500" | "over500")[];
                education?: string[];
                min_age?: number;
                max_age?: number;
                /** @description This rating and above */
                rating?: number;
                /** @description Codes of providers */
                lp?: string[];
                provider?: "semua" | "internal" | "partner" | "coursera";
                training?: "semua" | "prakerja" | "nonprakerja";
                method?: "semua" | "mandiri" | "webinar";
                /** @description Courses of this programme; else X-Program */
                program?: string;
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
                facets?: "true" | "false";
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CollectionDetail"];
                        meta: {
                            page: number;
                            limit: number;
                            totalPage: number;
                            totalData: number;
                            facets?: components["schemas"]["Facets"];
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "partner.list": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
                q?: string;
                program?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Partner"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "partner.host": {
        parameters: {
            query: {
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Program"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "partner.detail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PartnerDetail"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "program.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ProgramAddress"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "program.detail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Program"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "program.categoryCourse": {
        parameters: {
            query?: {
                /** @description One section: its id, or upcoming */
                role?: string;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ProgramGroup"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "program.filterOptions": {
        parameters: {
            query?: {
                /** @description Words to look for; typing errors and beginnings of words are understood */
                q?: string;
                /** @description 0 Paling Sesuai, 1 Harga Tertinggi, 2 Harga Terendah, 3 Terbaru, 4 Rating Tertinggi, 5 Rating Terendah */
                sort?: number;
                courseType?: ("online" | "offline")[];
                /** @description Cities of events */
                locationEvent?: string[];
                /** @description Cities of providers */
                location?: string[];
                /** @description Categories of the programme, by id, or upcoming */
                role?: string[];
                /** @description Category ids or slugs */
                category?: string[];
                price?: ("free" | "under100" | "100to500" | "over500")[];
                education?: string[];
                min_age?: number;
                max_age?: number;
                /** @description This rating and above */
                rating?: number;
                /** @description Codes of providers */
                lp?: string[];
                provider?: "semua" | "internal" | "partner" | "coursera";
                training?: "semua" | "prakerja" | "nonprakerja";
                method?: "semua" | "mandiri" | "webinar";
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Facets"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "analytics.event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events: {
                        name: string;
                        /** Format: date-time */
                        at: string;
                        guestId?: string;
                        properties?: {
                            [key: string]: string | number | boolean | null;
                        };
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 202;
                        message: string;
                        data: {
                            accepted: number;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "banner.list": {
        parameters: {
            query?: {
                program?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Banner"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "news.list": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["NewsItem"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "news.detail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["NewsDetail"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "city.list": {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["City"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "health.check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Health"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: components["schemas"]["Health"];
                    };
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: components["schemas"]["Health"];
                    };
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: components["schemas"]["Health"];
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: components["schemas"]["Health"];
                    };
                };
            };
            /** @description A part is down */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: components["schemas"]["Health"];
                    };
                };
            };
        };
    };
    "job.list": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
                q?: string;
                city?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["JobCard"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "job.detail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["JobDetail"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "page.bySlug": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["StaticPage"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "site.config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SiteConfig"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "site.sitemap": {
        parameters: {
            query?: {
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SitemapItem"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "testimonial.list": {
        parameters: {
            query?: {
                program?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Testimonial"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "cart.some": {
        parameters: {
            query: {
                cartId: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CartItem"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "cart.add": {
        parameters: {
            query?: {
                specialProgram?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    courseId: number;
                    eventId?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 201;
                        message: string;
                        data: {
                            /** Format: uuid */
                            cartId: string;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description The Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
        };
    };
    "cart.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cartId: string[];
                    /** @default  */
                    productCode?: string;
                    /** @default  */
                    gateway?: string;
                    /** @default  */
                    promoCode?: string;
                    /**
                     * @default new
                     * @enum {string}
                     */
                    type?: "new" | "repeat";
                    /** @description Payment total the learner saw: purchase - discount + fee */
                    expectedTotal?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 201;
                        message: string;
                        data: {
                            orderId: string;
                            /** @enum {string} */
                            status: "PAID" | "UNPAID" | "CANCEL" | "EXPIRED";
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: components["schemas"]["PriceChangeReport"] | string;
                    };
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: components["schemas"]["PriceChangeReport"] | string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: components["schemas"]["PriceChangeReport"] | string;
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: components["schemas"]["PriceChangeReport"] | string;
                    };
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: components["schemas"]["PriceChangeReport"] | string;
                    };
                };
            };
            /** @description The Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: components["schemas"]["PriceChangeReport"] | string;
                    };
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: components["schemas"]["PriceChangeReport"] | string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: components["schemas"]["PriceChangeReport"] | string;
                    };
                };
            };
        };
    };
    "cart.order": {
        parameters: {
            query: {
                cartId: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            orderId: string | null;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "cart.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cartId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            success: boolean;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "cart.change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cartId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    eventId: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CartItem"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "cart.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CartItem"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "promo.list": {
        parameters: {
            query?: {
                cart?: string[];
                searchKey?: string;
                paymentMethod?: string;
                specialProgram?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Promo"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "promo.check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    promoCode: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            promoCode: string;
                            productCode: string;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "promo.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    promoCode: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            success: boolean;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "promo.validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cartList: string[];
                    promoCode: string;
                    productCode?: string;
                    specialProgram?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["AppliedPromo"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "promo.detail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PromoDetail"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "payment.choose": {
        parameters: {
            query?: {
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderId: string;
                    productCode: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Transaction"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part is down */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "payment.history": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
                /** @description Tab */
                status?: "finished" | "waiting" | "failed";
                program?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Transaction"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "payment.detail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Transaction"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "payment.instruction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PaymentInstruction"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "payment.invoice": {
        parameters: {
            query?: {
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderId: string;
                    billingPIC?: components["schemas"]["BillingPic"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Transaction"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part is down */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "payment.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Transaction"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "payment.invoiceFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "payment.method": {
        parameters: {
            query?: {
                cart?: string[];
                orderId?: string;
                program?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PaymentProduct"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "payment.pmoAuthorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderId: string;
                    orderToken: string;
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @enum {string} */
                            status: "PAID" | "UNPAID" | "CANCEL" | "EXPIRED";
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description The Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description A part is down */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
        };
    };
    "payment.pmoCancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderId: string;
                    orderToken: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @enum {string} */
                            status: "PAID" | "UNPAID" | "CANCEL" | "EXPIRED";
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part is down */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "payment.pmoQuota": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            quota: number;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "payment.pmoSendOtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderId: string;
                    orderToken: string;
                    prakerjaId: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description Seconds until it can be sent again */
                            wait: number;
                            /** @description Digits of the code */
                            length: number;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description The Idempotency-Key was used with another body */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
            /** @description A part is down */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: number;
                    };
                };
            };
        };
    };
    "payment.refunds": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Refund"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "payment.status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PaymentStatus"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "payment.webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gateway: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "payment.again": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            cart: string[];
                            missing: number[];
                            undated: number[];
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "payment.refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 201;
                        message: string;
                        data: components["schemas"]["Refund"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "certificate.list": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
                program?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Certificate"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "certificate.archive": {
        parameters: {
            query?: {
                program?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "certificate.issuer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "certificate.key": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "certificate.status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "certificate.verify": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CertificateCheck"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "certificate.badge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jwt": string;
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "certificate.download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "certificate.name": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fullname: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Certificate"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "notification.list": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Notification"][];
                        meta: {
                            page: number;
                            limit: number;
                            totalPage: number;
                            totalData: number;
                            unread: number;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "notification.promo": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PromoCard"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "notification.readAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            read: number;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "notification.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notifId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Notification"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.question": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 25, 50 or 100 */
                limit?: number;
                /** @description `waiting`: neither answered nor marked */
                state?: "waiting" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["StaffQuestion"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answer: string;
                    /** @default false */
                    isPublic?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["StaffQuestion"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.submission": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 25, 50 or 100 */
                limit?: number;
                /** @description `waiting`: neither answered nor marked */
                state?: "waiting" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["StaffSubmission"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.submissionFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.mark": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    score: number;
                    /** @default  */
                    words?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["StaffSubmission"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.voucherBatch": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 25, 50 or 100 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["VoucherBatch"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.voucherBatchMake": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    kind: "redeem" | "given";
                    /** @default null */
                    courseId?: number | null;
                    /** @default null */
                    partnerId?: number | null;
                    /** @default null */
                    programId?: number | null;
                    /** @default null */
                    startsAt?: string | null;
                    /** @default null */
                    expiresAt?: string | null;
                    /** @default null */
                    quota?: number | null;
                    /** @description How many codes to make; only of kind redeem */
                    count?: number;
                    /** @description Codes that are there already */
                    codes?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 201;
                        message: string;
                        data: {
                            id: number;
                            codes: string[];
                            /** @description Learners who waited for one */
                            given: number;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "voucher.redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    courseId: number;
                    eventId?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            orderId: string;
                            slug: string;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part is down */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "voucher.check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            expiresAt: string | null;
                            /** @description The schedule a code of Prakerja was bought for; null where one is chosen */
                            eventId: number | null;
                            /** @description At most 50 */
                            courses: components["schemas"]["CourseCard"][];
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A part is down */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "voucher.own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["OwnVoucher"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "voucher.course": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            voucherCode: string;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.rating": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 25, 50 or 100 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["StaffReview"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.ratingAnswer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answer: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            success: boolean;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.ratingHide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isHidden: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            success: boolean;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "rating.write": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rating: number;
                    comment: string;
                    courseId: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["OwnReview"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "rating.reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            courseId: number;
                            slug: string;
                            courseFullname: string;
                            isPrakerja: boolean;
                        } | null;
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "rating.list": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 10, 20 or 30 */
                limit?: number;
                /** @description By date: newest or oldest first */
                sort?: "desc" | "asc";
                /** @description Only this many stars */
                rating?: number;
            };
            header?: never;
            path: {
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Review"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "rating.own": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["OwnReview"] | null;
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "rating.summary": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["RatingSummary"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "rating.like": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default true */
                    isLiked?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            isLiked: boolean;
                            likes: number;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "rating.report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "off-topic" | "abusive" | "advertising" | "private";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            success: boolean;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "waiting.place": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Schedule */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["WaitingPlace"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "waiting.join": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Schedule */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["WaitingPlace"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Conflicts with what is there; data says how to go on */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: false;
                        code: number;
                        /** @enum {string} */
                        status: "BAD_REQUEST" | "UNAUTHORIZED" | "TOKEN_EXPIRED" | "TOKEN_REVOKED" | "INVALID_CREDENTIALS" | "FORBIDDEN" | "NO_MEMBERSHIP" | "EXTERNAL_LOGIN_ONLY" | "REGISTRATION_CLOSED" | "NOT_FOUND" | "ALREADY_BOUGHT" | "ALREADY_PENDING" | "ALREADY_REGISTERED" | "EVENT_FULL" | "EVENT_REQUIRED" | "ORDER_WAITING" | "SEATS_HELD" | "PRICE_CHANGED" | "PAYMENT_REQUIRED" | "PAYMENT_CLOSED" | "METHOD_UNAVAILABLE" | "PROMO_UNUSABLE" | "OTP_WAIT" | "OTP_INVALID" | "PASSWORD_WEAK" | "SALES_CLOSED" | "DOWNTIME" | "NAME_ADJUSTED" | "TEST_NOT_STARTED" | "TEST_LOCKED" | "TRIES_USED" | "TEST_CLOSED" | "SESSION_CLOSED" | "DOOR_ONLY" | "RESCHEDULE_CLOSED" | "LOGIN_AGAIN" | "WAITING_CLOSED" | "WAITING_LIMIT" | "DOOR_CLOSED" | "LINK_REQUIRED" | "EMAIL_MISSING" | "EMAIL_UNPROVEN" | "VOUCHER_UNKNOWN" | "VOUCHER_EARLY" | "VOUCHER_EXPIRED" | "VOUCHER_USED" | "VOUCHER_QUOTA" | "INVITATION_UNKNOWN" | "INVITATION_USED" | "INVITATION_EXPIRED" | "INVITATION_OTHER" | "INTERNSHIP_OVER" | "NOT_OWNED" | "OWN_REVIEW" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_MISMATCH" | "TOO_MANY_REQUESTS" | "UNAVAILABLE" | "INTERNAL";
                        message: string;
                        errors?: {
                            field: string;
                            message: string;
                        }[];
                        data?: string;
                    };
                };
            };
        };
    };
    "waiting.leave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Schedule */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["WaitingPlace"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "waiting.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["WaitingPlace"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.event": {
        parameters: {
            query?: {
                /** @description Page, from 1 */
                page?: number;
                /** @description Rows per page: 25, 50 or 100 */
                limit?: number;
                /** @description Part of the course's name */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["StaffEvent"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.attendance.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SheetRow"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.door.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["DoorPass"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.door.give": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    holder: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 201;
                        message: string;
                        data: {
                            pass: components["schemas"]["DoorPass"];
                            url: string;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.door.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: number;
                passId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            success: boolean;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.door.doubles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["DoubleScan"][];
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.attendance.record": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: number;
                no: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enrolmentIds: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            recorded: number;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.attendance.void": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: number;
                no: number;
                enrolmentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            success: boolean;
                        };
                    };
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.attendance.csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: number;
                no: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    "admin.attendance.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                eventId: number;
                no: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is not understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Credentials are missing, wrong or expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests; wait for Retry-After seconds */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitBody"];
                };
            };
            /** @description Something went wrong */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}
