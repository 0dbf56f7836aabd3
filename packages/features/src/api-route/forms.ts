import type { Routes } from '@suluh/domain/address';
import { answerForm, postedFormName, type Form, type Upstream } from '@suluh/session/proxy';
import type { SessionScope } from '@suluh/session/scope';
import * as auth from '../auth/actions.ts';
import * as email from '../auth/emailActions.ts';
import * as phone from '../auth/phoneActions.ts';
import * as link from '../auth/linkActions.ts';
import { billingAddressRemove, billingAddressSave } from '../billing-address/actions.ts';
import { bundleAdd } from '../bundle/actions.ts';
import { cartRemove } from '../cart/actions.ts';
import { certificateName } from '../certificate/actions.ts';
import { checkIn } from '../enrolment/actions.ts';
import { courseHide, courseShow } from '../my-course/actions.ts';
import { enterpriseLead } from '../landing/actions.ts';
import { internshipReport } from '../internship/actions.ts';
import { jobApply, jobSave, jobUnsave, jobUnwatch, jobWatch } from '../job/actions.ts';
import { searchHistoryClear } from '../listing/actions.ts';
import { lookEnd } from '../chrome/lookActions.ts';
import * as lesson from '../learning/lesson/actions.ts';
import { testAnswer, testStart } from '../learning/test/actions.ts';
import { notificationReadAll } from '../notification/actions.ts';
import { mailsEnd, preferenceChange } from '../notification-preference/actions.ts';
import { classRefund, ticketReschedule } from '../ticket/actions.ts';
import { otpAuthorize, otpSend } from '../otp-prakerja/actions.ts';
import { dataSaverForm } from '../parts/data-saver/form.ts';
import { analyticsForm } from '../parts/track/form.ts';
import type { Action } from '../parts/action/index.ts';
import { formOf } from '../parts/action/formOf.ts';
import { cartAdd, internshipEnrol, programEnrol } from '../parts/buy/actions.ts';
import { buyAgain, paymentCancel, refundAccountGive, refundRequest } from '../parts/transaction/actions.ts';
import { orderConfirm } from '../payment-method/actions.ts';
import { walletLink, walletUnlink } from '../payment-method/walletActions.ts';
import { billingPic } from '../payment-process/actions.ts';
import { recapShare, recapUnshare } from '../recap/actions.ts';
import { reviewLike, reviewReport, reviewWrite } from '../parts/reviews/actions.ts';
import { partnershipApply, partnershipFile } from '../partnership/actions.ts';
import { accountClose } from '../personal-data/actions.ts';
import { filterRemove, filterSave } from '../saved-filter/actions.ts';
import { voucherRedeem } from '../redeem/actions.ts';
import { waitingJoin, waitingLeave } from '../waiting/actions.ts';
import { profileEdit } from '../profile/actions.ts';

const named = <Input, Outcome>(action: Action<Input, Outcome>): [string, Form] => [action.name, formOf(action)];

/** Every form that works before JavaScript, by the end of its address. */
export const FORMS: ReadonlyMap<string, Form> = new Map([
  named(auth.login),
  named(auth.register),
  named(auth.join),
  named(auth.invitationAccept),
  named(auth.forgotPassword),
  named(auth.setPassword),
  named(auth.passwordChange),
  named(auth.loginsEnd),
  named(email.emailChange),
  named(email.emailConfirm),
  named(phone.phoneCode),
  named(phone.phoneConfirm),
  named(link.linkAccount),
  named(link.linkMail),
  named(bundleAdd),
  named(cartAdd),
  named(cartRemove),
  named(internshipEnrol),
  named(programEnrol),
  named(certificateName),
  ['data-saver', dataSaverForm],
  ['analytics', analyticsForm],
  named(lookEnd),
  named(enterpriseLead),
  named(checkIn),
  named(classRefund),
  named(ticketReschedule),
  named(courseHide),
  named(courseShow),
  named(orderConfirm),
  named(walletLink),
  named(walletUnlink),
  named(otpSend),
  named(otpAuthorize),
  named(partnershipApply),
  named(partnershipFile),
  named(paymentCancel),
  named(refundRequest),
  named(refundAccountGive),
  named(buyAgain),
  named(billingPic),
  named(billingAddressSave),
  named(billingAddressRemove),
  named(filterSave),
  named(filterRemove),
  named(lesson.handIn),
  named(lesson.lessonFinish),
  named(lesson.noteWrite),
  named(lesson.noteChange),
  named(lesson.noteRemove),
  named(lesson.questionAsk),
  named(notificationReadAll),
  named(preferenceChange),
  named(mailsEnd),
  named(searchHistoryClear),
  named(internshipReport),
  named(jobApply),
  named(jobSave),
  named(jobUnsave),
  named(jobWatch),
  named(jobUnwatch),
  named(profileEdit),
  named(accountClose),
  named(recapShare),
  named(recapUnshare),
  named(reviewLike),
  named(reviewReport),
  named(reviewWrite),
  named(voucherRedeem),
  named(waitingJoin),
  named(waitingLeave),
  named(testStart),
  named(testAnswer),
]);

/**
 * Answers a posted form with a redirect: to where it leads, or back with `error` set to the refusal's code. Undefined
 * for a request that posts none of ours.
 */
export function handleForm(
  request: Request,
  scope: SessionScope,
  upstream: Upstream,
  routes: Routes,
): Promise<Response> | undefined {
  const form = FORMS.get(postedFormName(request) ?? '');
  return form && answerForm(form, request, scope, upstream, routes);
}
