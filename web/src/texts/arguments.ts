// Generated from web/locales/en.json by `npm run generate`.

export type Area =
  | 'account'
  | 'apiKeys'
  | 'common'
  | 'compare'
  | 'devices'
  | 'docs'
  | 'history'
  | 'invitations'
  | 'moderation'
  | 'operators'
  | 'secrets'
  | 'showAs'
  | 'signIn'
  | 'statistics'
  | 'webhooks'

/** The arguments of each text; null where it has none. */
export type TextArguments = {
  'account.account': null
  'account.confirmDone': null
  'account.confirmNotYet': null
  'account.confirmSend': null
  'account.confirmSent': { email: string }
  'account.confirmTitle': null
  'account.confirmWhat': { email: string }
  'account.download': null
  'account.email': null
  'account.erase': null
  'account.eraseGrace': null
  'account.eraseScheduled': { time: string }
  'account.eraseStart': null
  'account.eraseTitle': null
  'account.eraseType': { asked: string }
  'account.eraseWhat': null
  'account.eraseWorker': null
  'account.export': null
  'account.exportAnew': null
  'account.exportFailed': null
  'account.exportPending': null
  'account.exportReady': { time: string }
  'account.exportStart': null
  'account.exportUntil': { time: string }
  'account.exportWhat': null
  'account.id': null
  'account.languageHint': null
  'account.leave': null
  'account.leaveTitle': { account: string }
  'account.leaveWhat': null
  'account.left': { account: string }
  'account.name': null
  'account.nameHint': null
  'account.password': null
  'account.passwordChange': null
  'account.passwordHint': null
  'account.passwordSent': { email: string }
  'account.plan': null
  'account.planEnterprise': null
  'account.planPersonal': null
  'account.quota': null
  'account.quotaLeft': { time: string; remaining: number }
  'account.quotaUsed': { used: number; limit: number }
  'account.rename': null
  'account.renamed': null
  'account.role': null
  'account.roleAdmin': null
  'account.roleSuperadmin': null
  'account.title': null
  'account.workerOf': { account: string }
  'account.you': null
  'apiKeys.afterDays': { days: number }
  'apiKeys.create': null
  'apiKeys.created': null
  'apiKeys.ended': null
  'apiKeys.ends': null
  'apiKeys.endsHint': null
  'apiKeys.endsIn': { days: number }
  'apiKeys.endsNever': null
  'apiKeys.firstCall': null
  'apiKeys.keep': null
  'apiKeys.key': null
  'apiKeys.limit': null
  'apiKeys.made': null
  'apiKeys.name': null
  'apiKeys.nameHint': null
  'apiKeys.none': null
  'apiKeys.noneHint': null
  'apiKeys.revoke': null
  'apiKeys.revokeTitle': { name: string }
  'apiKeys.revokeWhat': null
  'apiKeys.revoked': { name: string }
  'apiKeys.rotate': null
  'apiKeys.rotateTitle': null
  'apiKeys.rotateWhat': { name: string }
  'apiKeys.title': null
  'apiKeys.used': null
  'apiKeys.usedNever': null
  'apiKeys.what': null
  'common.apiKeys': null
  'common.asTable': null
  'common.audit': null
  'common.cancel': null
  'common.close': null
  'common.compare': null
  'common.copied': null
  'common.copy': null
  'common.devices': null
  'common.erasure': { time: string }
  'common.erasureTakeBack': null
  'common.erasureTaken': null
  'common.errorBanned': null
  'common.errorImage': null
  'common.errorImageTooLarge': null
  'common.errorLimit': null
  'common.errorNetwork': null
  'common.errorNotFound': null
  'common.errorPermission': null
  'common.errorQuota': null
  'common.errorRecentSignIn': null
  'common.errorTooMany': null
  'common.errorUnauthenticated': null
  'common.errorUnavailable': null
  'common.errorUnknown': null
  'common.groupAccount': null
  'common.groupDevelopers': null
  'common.groupOperators': null
  'common.groupPlants': null
  'common.history': null
  'common.home': null
  'common.invitations': null
  'common.language': null
  'common.loading': null
  'common.menu': null
  'common.moderation': null
  'common.more': null
  'common.navDocs': null
  'common.navigation': null
  'common.noPage': null
  'common.notForYou': null
  'common.offline': null
  'common.outcomeHealthy': null
  'common.outcomeInconclusive': null
  'common.outcomeIssues': null
  'common.outcomeNotAPlant': null
  'common.outcomeUnusable': null
  'common.ownersOnly': { account: string }
  'common.permissions': null
  'common.requestId': null
  'common.showAs': null
  'common.signOut': null
  'common.skip': null
  'common.statistics': null
  'common.transactions': null
  'common.tryAgain': null
  'common.users': null
  'common.webhooks': null
  'common.yourAccount': null
  'compare.analyse': null
  'compare.better': null
  'compare.betterMeans': null
  'compare.between': null
  'compare.came': null
  'compare.changes': null
  'compare.chart': null
  'compare.choosePlant': null
  'compare.count': { count: number }
  'compare.days': { days: number }
  'compare.differentPlants': null
  'compare.discoloured': null
  'compare.emptyExplained': null
  'compare.emptyTitle': null
  'compare.find': null
  'compare.morePlants': null
  'compare.noPhoto': null
  'compare.noVerdict': null
  'compare.notMeasured': null
  'compare.now': null
  'compare.oneGone': null
  'compare.oneOnly': null
  'compare.otherPlant': null
  'compare.outcome': null
  'compare.photo': null
  'compare.photoNow': { date: string; finding: string }
  'compare.photoThen': { date: string; finding: string }
  'compare.photos': null
  'compare.plant': null
  'compare.plantHint': null
  'compare.plants': null
  'compare.same': null
  'compare.sameMeans': null
  'compare.show': null
  'compare.side': null
  'compare.slider': null
  'compare.sliderLabel': null
  'compare.sliderValue': { share: number }
  'compare.spots': null
  'compare.stayed': null
  'compare.step': { date: string; trend: string }
  'compare.then': null
  'compare.title': null
  'compare.unsure': null
  'compare.unsureMeans': null
  'compare.went': null
  'compare.withheld': null
  'compare.worse': null
  'compare.worseMeans': null
  'devices.add': null
  'devices.anyType': null
  'devices.camera': null
  'devices.changedAt': null
  'devices.clear': null
  'devices.decommission': null
  'devices.decommissionAsk': { id: string }
  'devices.decommissionExplained': null
  'devices.decommissioned': { id: string }
  'devices.drone': null
  'devices.edit': null
  'devices.editTitle': { id: string }
  'devices.emptyExplained': null
  'devices.emptyTitle': null
  'devices.id': null
  'devices.idHint': null
  'devices.idTaken': null
  'devices.metadata': null
  'devices.metadataHint': null
  'devices.metadataTooLarge': null
  'devices.metadataWrong': null
  'devices.noMatch': null
  'devices.place': null
  'devices.placeHint': null
  'devices.plants': null
  'devices.plantsHint': null
  'devices.project': null
  'devices.projectHint': null
  'devices.register': null
  'devices.registered': { id: string }
  'devices.registeredAt': null
  'devices.save': null
  'devices.saved': { id: string }
  'devices.sensor': null
  'devices.title': null
  'devices.type': null
  'docs.apiKey': null
  'docs.apiKeyHint': null
  'docs.asNobody': null
  'docs.asYou': { email: string }
  'docs.contents': null
  'docs.english': null
  'docs.reference': null
  'history.all': null
  'history.analyse': null
  'history.anyKeeping': null
  'history.anyOutcome': null
  'history.anyRating': null
  'history.anybody': null
  'history.busyDelete': { done: number; total: number }
  'history.busyMove': { done: number; total: number }
  'history.busySave': { done: number; total: number }
  'history.clear': null
  'history.compareTwo': null
  'history.created': { name: string }
  'history.delete': null
  'history.deleteExplained': { count: number }
  'history.deleteFolder': null
  'history.deleteFolderAsk': { name: string }
  'history.deleteFolderExplained': { count: number }
  'history.deleteTitle': { count: number }
  'history.deleted': { count: number }
  'history.emptyExplained': null
  'history.emptyFolder': null
  'history.emptyFolderExplained': null
  'history.emptyTitle': null
  'history.expires': { days: number }
  'history.failedDelete': { count: number }
  'history.failedMove': { count: number }
  'history.failedSave': { count: number }
  'history.filters': null
  'history.filtersActive': { count: number }
  'history.folder': null
  'history.folderDeleted': { name: string }
  'history.folderName': null
  'history.folderTaken': null
  'history.folders': null
  'history.from': null
  'history.gone': { count: number }
  'history.keeping': null
  'history.madeBy': null
  'history.madeByKeys': null
  'history.madeByMe': null
  'history.madeByOther': null
  'history.move': null
  'history.moveExplained': null
  'history.moveTitle': { count: number }
  'history.moved': { count: number }
  'history.newFolder': null
  'history.noFolder': null
  'history.noMatch': null
  'history.noMatchYet': { count: number }
  'history.outcome': null
  'history.photos': null
  'history.plant': null
  'history.plantHint': null
  'history.ratedDown': null
  'history.ratedUp': null
  'history.rating': null
  'history.rename': null
  'history.renameFolder': null
  'history.renamed': { name: string }
  'history.save': null
  'history.saved': null
  'history.savedCount': { count: number }
  'history.search': null
  'history.searchHint': null
  'history.searchOlder': null
  'history.searched': { count: number; total: number }
  'history.select': { name: string; date: string }
  'history.selectAll': { count: number }
  'history.selectHint': null
  'history.selected': { count: number }
  'history.temporary': null
  'history.title': null
  'history.to': null
  'history.unselect': null
  'history.withheld': null
  'invitations.accept': { email: string }
  'invitations.acceptWhat': null
  'invitations.check': null
  'invitations.email': null
  'invitations.end': null
  'invitations.endTitle': { email: string }
  'invitations.endWhat': null
  'invitations.ended': { email: string }
  'invitations.errorConflict': null
  'invitations.errorEmail': null
  'invitations.errorInvalid': null
  'invitations.expired': null
  'invitations.expires': null
  'invitations.from': { account: string }
  'invitations.id': null
  'invitations.invite': null
  'invitations.inviteWhat': null
  'invitations.invited': null
  'invitations.joined': null
  'invitations.language': null
  'invitations.none': null
  'invitations.noneHint': null
  'invitations.password': null
  'invitations.passwordHint': null
  'invitations.pending': null
  'invitations.redeem': null
  'invitations.redeemHow': null
  'invitations.redeemTitle': null
  'invitations.redeemed': null
  'invitations.send': null
  'invitations.sendAgain': null
  'invitations.sent': null
  'invitations.sentTo': { email: string }
  'invitations.signInFirst': null
  'invitations.title': null
  'invitations.until': { time: string }
  'invitations.welcome': { account: string }
  'invitations.what': null
  'invitations.withdraw': null
  'invitations.withdrawTitle': { email: string }
  'invitations.withdrawWhat': null
  'invitations.withdrawn': { email: string }
  'moderation.access': null
  'moderation.active': null
  'moderation.answerHarmful': null
  'moderation.approve': null
  'moderation.approved': null
  'moderation.back': null
  'moderation.banned': null
  'moderation.block': null
  'moderation.blocked': null
  'moderation.blockedAt': { time: string }
  'moderation.blockedDone': null
  'moderation.byMember': null
  'moderation.byModerator': null
  'moderation.caseTitle': null
  'moderation.countsAsViolation': null
  'moderation.decide': null
  'moderation.deleted': null
  'moderation.diagnosis': null
  'moderation.flagCount': { count: number }
  'moderation.flagged': null
  'moderation.last': null
  'moderation.malwareAt': { time: string }
  'moderation.noPhoto': null
  'moderation.noViolation': null
  'moderation.none': null
  'moderation.noneHint': null
  'moderation.openUser': null
  'moderation.otherReason': null
  'moderation.photo': null
  'moderation.photoOffensive': null
  'moderation.photoShowsPerson': null
  'moderation.plan': null
  'moderation.provider': { reasons: string }
  'moderation.reason': null
  'moderation.reasonHint': null
  'moderation.said': null
  'moderation.sender': null
  'moderation.title': null
  'moderation.uid': null
  'moderation.violationCount': { count: number }
  'moderation.violations': null
  'moderation.withheld': null
  'operators.account': null
  'operators.action': null
  'operators.actions': null
  'operators.actor': null
  'operators.ask': null
  'operators.asked': null
  'operators.audit': null
  'operators.ban': null
  'operators.banForGood': null
  'operators.banForGoodWhat': null
  'operators.banWhat': null
  'operators.banned': null
  'operators.bannedForGood': null
  'operators.blockedPhoto': null
  'operators.change': null
  'operators.confirm': null
  'operators.confirmed': null
  'operators.done': null
  'operators.email': null
  'operators.enterprise': null
  'operators.everyRole': null
  'operators.faults': { count: number; all: string }
  'operators.find': null
  'operators.head': null
  'operators.lastViolations': null
  'operators.malware': null
  'operators.mayAssign': null
  'operators.mayBan': null
  'operators.mayDo': null
  'operators.mayResetQuota': null
  'operators.mayRetry': null
  'operators.mayRetryAll': null
  'operators.mayUnban': null
  'operators.noEntries': null
  'operators.noPermission': null
  'operators.noTransactions': null
  'operators.noUsers': null
  'operators.notYourOwn': null
  'operators.pending': { permissions: string }
  'operators.pendingBy': { uid: string; time: string }
  'operators.permissions': null
  'operators.permissionsWhat': null
  'operators.personal': null
  'operators.plan': null
  'operators.quota': null
  'operators.quotaOf': { used: number; limit: number }
  'operators.reason': null
  'operators.reasonHint': null
  'operators.resetQuota': null
  'operators.resetQuotaWhat': null
  'operators.retried': null
  'operators.retriedAll': { requeued: number; matched: number }
  'operators.retry': null
  'operators.retryAll': null
  'operators.retryAllWhat': null
  'operators.role': null
  'operators.roleAdmin': null
  'operators.roleSuperadmin': null
  'operators.roleUser': null
  'operators.since': null
  'operators.status': null
  'operators.statusCompleted': null
  'operators.statusFailed': null
  'operators.statusPending': null
  'operators.statusProcessing': null
  'operators.streamAdmin': null
  'operators.streamSecurity': null
  'operators.target': null
  'operators.transactions': null
  'operators.uid': null
  'operators.unban': null
  'operators.unbanWhat': null
  'operators.user': null
  'operators.users': null
  'operators.verification': null
  'operators.verificationWhat': null
  'operators.verify': null
  'operators.verifying': null
  'operators.violationCount': { count: number }
  'operators.violations': null
  'operators.waitsForSecond': null
  'operators.when': null
  'operators.whole': { count: number }
  'operators.you': null
  'secrets.done': null
  'secrets.grace': null
  'secrets.graceDay': null
  'secrets.graceHint': null
  'secrets.graceHour': null
  'secrets.graceNone': null
  'secrets.graceWeek': null
  'secrets.once': null
  'secrets.rotate': null
  'secrets.stored': null
  'showAs.commandLine': null
  'showAs.hintExchanged': null
  'showAs.hintKey': null
  'showAs.hintLogin': null
  'showAs.hintPerson': null
  'showAs.hintToken': null
  'showAs.title': null
  'showAs.ways': null
  'signIn.again': null
  'signIn.againWhy': null
  'signIn.asEnterprise': null
  'signIn.asGrower': null
  'signIn.asModerator': null
  'signIn.asSuperadmin': null
  'signIn.back': null
  'signIn.demonstration': null
  'signIn.email': null
  'signIn.errorDisabled': null
  'signIn.errorEmail': null
  'signIn.errorExists': null
  'signIn.errorNotAllowed': null
  'signIn.errorOther': null
  'signIn.errorTooMany': null
  'signIn.errorWeak': null
  'signIn.errorWrong': null
  'signIn.exampleAdvice': null
  'signIn.exampleAnswer': null
  'signIn.exampleDrawn': null
  'signIn.forgotten': null
  'signIn.headline': null
  'signIn.lookAround': null
  'signIn.newHere': null
  'signIn.password': null
  'signIn.reset': null
  'signIn.resetHow': null
  'signIn.resetSend': null
  'signIn.resetSent': { email: string }
  'signIn.signIn': null
  'signIn.signUp': null
  'signIn.title': null
  'signIn.what': null
  'statistics.analyses': null
  'statistics.byOutcome': null
  'statistics.byOutcomeExplained': null
  'statistics.daily': null
  'statistics.dailyExplained': { count: number }
  'statistics.day': null
  'statistics.devices': null
  'statistics.folders': null
  'statistics.noneYet': null
  'statistics.outcome': null
  'statistics.quota': null
  'statistics.quotaLeft': { count: number }
  'statistics.quotaResets': { time: string }
  'statistics.quotaUsed': { used: number; limit: number }
  'statistics.saved': null
  'statistics.share': null
  'statistics.title': null
  'statistics.tokens': null
  'statistics.totals': null
  'webhooks.active': null
  'webhooks.all': null
  'webhooks.answer': null
  'webhooks.at': null
  'webhooks.attempts': { count: number }
  'webhooks.attemptsTable': null
  'webhooks.cancelled': null
  'webhooks.created': null
  'webhooks.delivered': null
  'webhooks.deliveries': null
  'webhooks.description': null
  'webhooks.disabled': null
  'webhooks.disabledFailing': null
  'webhooks.disabledGone': null
  'webhooks.enable': null
  'webhooks.enableWhat': null
  'webhooks.errorExists': null
  'webhooks.errorForbidden': null
  'webhooks.errorInvalid': null
  'webhooks.errorLimit': null
  'webhooks.event': null
  'webhooks.eventCompleted': null
  'webhooks.eventFailed': null
  'webhooks.events': null
  'webhooks.exhausted': null
  'webhooks.gone': null
  'webhooks.guide': null
  'webhooks.local': null
  'webhooks.milliseconds': { time: string }
  'webhooks.next': { time: string }
  'webhooks.noAnswer': null
  'webhooks.noDeliveries': null
  'webhooks.noDeliveriesHint': null
  'webhooks.none': null
  'webhooks.noneHint': null
  'webhooks.pending': null
  'webhooks.receiver': null
  'webhooks.register': null
  'webhooks.remove': null
  'webhooks.removeTitle': { name: string }
  'webhooks.removeWhat': null
  'webhooks.removed': { name: string }
  'webhooks.retried': null
  'webhooks.retry': null
  'webhooks.rotate': null
  'webhooks.rotateWhat': null
  'webhooks.secret': null
  'webhooks.secretTitle': null
  'webhooks.state': null
  'webhooks.status': null
  'webhooks.test': null
  'webhooks.tested': null
  'webhooks.title': null
  'webhooks.took': null
  'webhooks.tryNow': null
  'webhooks.url': null
  'webhooks.urlHint': null
  'webhooks.verify': null
  'webhooks.what': null
}
