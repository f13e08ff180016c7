// Generated from web/locales/en.json by `npm run generate`.

export type Area =
  | 'account'
  | 'analyse'
  | 'analysis'
  | 'apiKeys'
  | 'catalogue'
  | 'common'
  | 'compare'
  | 'devices'
  | 'docs'
  | 'history'
  | 'invitations'
  | 'moderation'
  | 'operators'
  | 'secondFactor'
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
  'account.exportOnceADay': null
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
  'analyse.addsTo': null
  'analyse.cannotCheck': null
  'analyse.choosePhotos': null
  'analyse.country': null
  'analyse.countryHint': null
  'analyse.coverage': { named: number; known: number }
  'analyse.cutOff': null
  'analyse.doneWithheld': null
  'analyse.dropHere': null
  'analyse.dropOrPaste': null
  'analyse.enlarge': { name: string }
  'analyse.failedByService': null
  'analyse.failedInfected': null
  'analyse.failedIsFree': null
  'analyse.hints': null
  'analyse.hintsWhy': null
  'analyse.inside': null
  'analyse.keepPlant': null
  'analyse.language': null
  'analyse.left': { count: number; limit: number; time: string }
  'analyse.lookIntoHistory': null
  'analyse.looksGood': null
  'analyse.lost': null
  'analyse.madeSmall': null
  'analyse.mayLeave': null
  'analyse.noPreview': null
  'analyse.noneLeft': { time: string }
  'analyse.notSaid': null
  'analyse.oneLeaf': null
  'analyse.outside': null
  'analyse.photos': null
  'analyse.placement': null
  'analyse.plantKindHint': null
  'analyse.plantName': null
  'analyse.plantNameHint': null
  'analyse.queued': null
  'analyse.reading': null
  'analyse.remove': null
  'analyse.seconds': { count: number }
  'analyse.seeAnswer': null
  'analyse.send': { count: number }
  'analyse.stepLook': null
  'analyse.stepReceived': null
  'analyse.stepSend': null
  'analyse.stopWaiting': null
  'analyse.sun': null
  'analyse.sunFull': null
  'analyse.sunIndirect': null
  'analyse.sunPartial': null
  'analyse.sunShade': null
  'analyse.takePhoto': null
  'analyse.tipBlurred': null
  'analyse.tipBoth': null
  'analyse.tipDark': null
  'analyse.tipFar': null
  'analyse.tipGood': null
  'analyse.tipLeaf': null
  'analyse.tipLight': null
  'analyse.tipOne': null
  'analyse.tips': null
  'analyse.title': null
  'analyse.unreadableBroken': null
  'analyse.unreadableLarge': null
  'analyse.warnBlurred': null
  'analyse.warnBright': null
  'analyse.warnDark': null
  'analyse.warnOnly': null
  'analyse.warnSmall': null
  'analyse.watering': null
  'analyse.wateringHint': null
  'analyse.whichPlant': null
  'analysis.addPhoto': null
  'analysis.addToCalendar': null
  'analysis.affectedParts': null
  'analysis.against': null
  'analysis.alsoPossible': null
  'analysis.amongRightOf100': { count: number }
  'analysis.answerHealthy': null
  'analysis.answerInconclusive': null
  'analysis.answerNotAPlant': null
  'analysis.answerPhotoUnusable': null
  'analysis.answerUnhealthy': null
  'analysis.answerWithheld': null
  'analysis.atBottom': null
  'analysis.atCentre': null
  'analysis.atLeft': null
  'analysis.atMiddle': null
  'analysis.atRight': null
  'analysis.atTop': null
  'analysis.avoid': null
  'analysis.beingLookedAt': null
  'analysis.brown': { share: number }
  'analysis.care': null
  'analysis.careGeneral': null
  'analysis.careOfNamed': null
  'analysis.careOfSpecies': null
  'analysis.categoryAgeing': null
  'analysis.categoryBacterial': null
  'analysis.categoryFungal': null
  'analysis.categoryLight': null
  'analysis.categoryMechanical': null
  'analysis.categoryNutrient': null
  'analysis.categoryOther': null
  'analysis.categoryPest': null
  'analysis.categoryTemperature': null
  'analysis.categoryViral': null
  'analysis.categoryWater': null
  'analysis.cats': null
  'analysis.checkBack': null
  'analysis.checkBackAt': { plant: string }
  'analysis.checkBackAtPlant': null
  'analysis.chemicalLast': null
  'analysis.completedAt': null
  'analysis.confidenceOf': { name: string }
  'analysis.confidenceOfHealth': null
  'analysis.controlNeeded': null
  'analysis.cost': null
  'analysis.costLimit': null
  'analysis.costNothing': null
  'analysis.costWhy': null
  'analysis.day': { date: string; when: string }
  'analysis.degreesRange': { min: number; max: number }
  'analysis.details': null
  'analysis.discoloured': null
  'analysis.dogs': null
  'analysis.everyDay': { days: number }
  'analysis.everyDays': { min: number; max: number }
  'analysis.evidence': null
  'analysis.evidenceHint': { text: string }
  'analysis.evidenceNumber': { number: number }
  'analysis.expires': { date: string }
  'analysis.failed': null
  'analysis.failedInfected': null
  'analysis.failedNotReceived': null
  'analysis.failedTimedOut': null
  'analysis.failedTooLarge': null
  'analysis.failedUnavailable': null
  'analysis.failedUndecodable': null
  'analysis.family': { family: string }
  'analysis.fertilizer': null
  'analysis.flag': null
  'analysis.flagChildren': null
  'analysis.flagDecided': null
  'analysis.flagExplained': null
  'analysis.flagHarmful': null
  'analysis.flagHarvest': null
  'analysis.flagLabel': null
  'analysis.flagOffensive': null
  'analysis.flagOther': null
  'analysis.flagPerson': null
  'analysis.flagPets': null
  'analysis.flagPollinators': null
  'analysis.flagQuarantine': null
  'analysis.flagReportable': null
  'analysis.flagSap': null
  'analysis.flagTitle': null
  'analysis.flagWhy': null
  'analysis.folder': null
  'analysis.folderName': null
  'analysis.foliage': { share: number }
  'analysis.food': null
  'analysis.gone': null
  'analysis.goneMeans': null
  'analysis.gradeLifeThreatening': null
  'analysis.gradeMild': null
  'analysis.gradeSerious': null
  'analysis.green': { share: number }
  'analysis.harvest': null
  'analysis.healthRightOf100': { count: number }
  'analysis.howToConfirm': null
  'analysis.humans': null
  'analysis.humidity': null
  'analysis.id': null
  'analysis.inCatalogue': null
  'analysis.inYourWords': null
  'analysis.inYourWordsHint': null
  'analysis.inconclusiveMeans': null
  'analysis.inside': null
  'analysis.isFlagged': null
  'analysis.isKept': null
  'analysis.isMoved': null
  'analysis.isRemoved': null
  'analysis.itCouldBe': null
  'analysis.keep': null
  'analysis.keeping': null
  'analysis.languageFallback': { requested: string; served: string }
  'analysis.languagePartly': { language: string }
  'analysis.layerEvidence': null
  'analysis.layerFoliage': null
  'analysis.layerSpots': null
  'analysis.light': null
  'analysis.lightBrightIndirect': null
  'analysis.lightFullSun': null
  'analysis.lightPartialShade': null
  'analysis.lightShade': null
  'analysis.livestock': null
  'analysis.lookAlikes': null
  'analysis.lookClosed': null
  'analysis.looks': { count: number }
  'analysis.makeFolder': null
  'analysis.measurements': null
  'analysis.model': null
  'analysis.modelFallback': null
  'analysis.modelFallbackMeans': null
  'analysis.moderation': null
  'analysis.moderationApproved': null
  'analysis.moderationBlocked': null
  'analysis.moderationClear': null
  'analysis.moderationFlagged': null
  'analysis.moreSteps': null
  'analysis.mostLikely': null
  'analysis.newFolder': null
  'analysis.noFolder': null
  'analysis.noPhoto': null
  'analysis.nonToxic': null
  'analysis.notMeasured': null
  'analysis.now': null
  'analysis.oneLeafHint': null
  'analysis.otherColour': { share: number }
  'analysis.outlook': null
  'analysis.outside': null
  'analysis.overlay': null
  'analysis.pair': null
  'analysis.pairBlurred': null
  'analysis.pairDark': null
  'analysis.pairFar': null
  'analysis.pairGood': null
  'analysis.partFlower': null
  'analysis.partFruit': null
  'analysis.partLeaf': null
  'analysis.partRoot': null
  'analysis.partStem': null
  'analysis.partStone': null
  'analysis.partUnripeFruit': null
  'analysis.partWholePlant': null
  'analysis.partlyFood': null
  'analysis.percentRange': { min: number; max: number }
  'analysis.photo': null
  'analysis.photoFaults': null
  'analysis.photoSize': null
  'analysis.photographAgain': null
  'analysis.plan': null
  'analysis.poisonousParts': null
  'analysis.reference': null
  'analysis.references': null
  'analysis.remove': null
  'analysis.removeExplained': null
  'analysis.removeTitle': null
  'analysis.repeatOpen': { days: number }
  'analysis.repeatTimes': { days: number; times: number }
  'analysis.reportable': { name: string }
  'analysis.restAfterFlowering': null
  'analysis.restEveryDays': { min: number; max: number }
  'analysis.restMonths': { months: string }
  'analysis.restNone': null
  'analysis.restOutdoorRain': null
  'analysis.restSummerDry': null
  'analysis.restWinterDry': null
  'analysis.restWinterLight': null
  'analysis.reviewApproved': null
  'analysis.reviewMachine': null
  'analysis.reviewMachineChecked': null
  'analysis.reviewReviewed': null
  'analysis.right': null
  'analysis.rightOf100': { count: number }
  'analysis.saidByYou': null
  'analysis.saidCountry': null
  'analysis.saidKind': null
  'analysis.saidPlace': null
  'analysis.saidPlacement': null
  'analysis.saidSun': null
  'analysis.saidWatering': null
  'analysis.season': null
  'analysis.secondLook': null
  'analysis.sendFeedback': null
  'analysis.sendFlag': null
  'analysis.sentAt': { time: string }
  'analysis.severityCritical': null
  'analysis.severityHigh': null
  'analysis.severityLow': null
  'analysis.severityModerate': null
  'analysis.showOnPhoto': null
  'analysis.soil': null
  'analysis.species': null
  'analysis.spot': { number: number; place: string; share: string }
  'analysis.spotCount': { count: number }
  'analysis.spotList': null
  'analysis.spots': null
  'analysis.spotsLargest': { count: number }
  'analysis.spotsOfHealthy': null
  'analysis.spreads': null
  'analysis.startedAt': null
  'analysis.survives': { degrees: string }
  'analysis.symptoms': null
  'analysis.takeAnother': null
  'analysis.temperature': null
  'analysis.textsIn': null
  'analysis.thanks': null
  'analysis.then': null
  'analysis.thenAndNow': null
  'analysis.toxic': null
  'analysis.toxicity': null
  'analysis.toxicityUnknown': null
  'analysis.treatmentBiological': null
  'analysis.treatmentChemical': null
  'analysis.treatmentCultural': null
  'analysis.treatmentMechanical': null
  'analysis.treatmentPrevention': null
  'analysis.trendBetter': { date: string }
  'analysis.trendSame': { date: string }
  'analysis.trendUnsure': { date: string }
  'analysis.trendWorse': { date: string }
  'analysis.units': { count: number }
  'analysis.usageAnswered': null
  'analysis.usageBlocked': null
  'analysis.usageLimit': null
  'analysis.usageNotALeaf': null
  'analysis.usageNotAPlant': null
  'analysis.usagePhotoUnusable': null
  'analysis.usageRetried': null
  'analysis.usageSecondLook': null
  'analysis.waiting': null
  'analysis.waitingForTurn': null
  'analysis.wasItRight': null
  'analysis.wateringTitle': null
  'analysis.whatComes': null
  'analysis.whatIsIt': null
  'analysis.whatWasWrong': null
  'analysis.whichPlant': null
  'analysis.white': { share: number }
  'analysis.withheldAnswerMeans': null
  'analysis.withheldMeans': null
  'analysis.wrong': null
  'analysis.wrongPlace': null
  'analysis.wrongPlant': null
  'analysis.wrongProblem': null
  'analysis.yellow': { share: number }
  'analysis.zoomIn': null
  'analysis.zoomOut': null
  'apiKeys.afterDays': { days: number }
  'apiKeys.alsoRevoked': null
  'apiKeys.analyses': null
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
  'apiKeys.madeBy': null
  'apiKeys.madeByWhat': null
  'apiKeys.name': null
  'apiKeys.nameHint': null
  'apiKeys.narrow': null
  'apiKeys.narrowWhat': { name: string }
  'apiKeys.narrowed': { name: string }
  'apiKeys.none': null
  'apiKeys.noneHint': null
  'apiKeys.remove': null
  'apiKeys.removed': { name: string }
  'apiKeys.revoke': null
  'apiKeys.revokeTitle': { name: string }
  'apiKeys.revokeWhat': null
  'apiKeys.revoked': { name: string }
  'apiKeys.rotate': null
  'apiKeys.rotateTitle': null
  'apiKeys.rotateWhat': { name: string }
  'apiKeys.scopeAnalyse': null
  'apiKeys.scopeAnalyseWhat': null
  'apiKeys.scopeManage': null
  'apiKeys.scopeManageWhat': null
  'apiKeys.scopeRead': null
  'apiKeys.scopeReadWhat': null
  'apiKeys.scopes': null
  'apiKeys.scopesHint': null
  'apiKeys.title': null
  'apiKeys.used': null
  'apiKeys.usedNever': null
  'apiKeys.what': null
  'catalogue.allProblems': null
  'catalogue.alsoCalled': { names: string }
  'catalogue.anyKind': null
  'catalogue.anyToxicity': null
  'catalogue.byPlace': null
  'catalogue.explained': null
  'catalogue.harmlessTo': null
  'catalogue.inField': null
  'catalogue.inGarden': null
  'catalogue.inPot': null
  'catalogue.law': null
  'catalogue.lawExceptIn': { places: string }
  'catalogue.lawIn': { places: string }
  'catalogue.missing': null
  'catalogue.neverOn': null
  'catalogue.noMatch': null
  'catalogue.northern': null
  'catalogue.olderNames': { names: string }
  'catalogue.onPlant': { plant: string }
  'catalogue.onTree': null
  'catalogue.onlyOn': null
  'catalogue.orchids': null
  'catalogue.ownProblems': null
  'catalogue.plants': null
  'catalogue.poisonousTo': null
  'catalogue.problems': null
  'catalogue.search': null
  'catalogue.southern': null
  'catalogue.succulents': null
  'catalogue.whomToTell': null
  'common.apiKeys': null
  'common.asTable': null
  'common.audit': null
  'common.cancel': null
  'common.catalogue': null
  'common.close': null
  'common.compare': null
  'common.copied': null
  'common.copy': null
  'common.developerTools': null
  'common.devices': null
  'common.erasure': { time: string }
  'common.erasureTakeBack': null
  'common.erasureTaken': null
  'common.errorAppCheck': null
  'common.errorBanned': null
  'common.errorImage': null
  'common.errorImageTooLarge': null
  'common.errorImageWithheld': null
  'common.errorLimit': null
  'common.errorNetwork': null
  'common.errorNotFound': null
  'common.errorNotLoaded': null
  'common.errorPermission': null
  'common.errorQuota': null
  'common.errorRecentSignIn': null
  'common.errorSecondFactor': null
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
  'common.mainPages': null
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
  'common.overwatered': null
  'common.ownersOnly': { account: string }
  'common.pageAnalyse': null
  'common.permissions': null
  'common.photo': null
  'common.privacy': null
  'common.requestId': null
  'common.saidHealthy': null
  'common.saidUnhealthy': null
  'common.showAs': null
  'common.signOut': null
  'common.skip': null
  'common.statistics': null
  'common.terms': null
  'common.thirsty': null
  'common.transactions': null
  'common.tryAgain': null
  'common.users': null
  'common.webhooks': null
  'common.youSaid': { said: string }
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
  'compare.otherFraming': null
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
  'history.corrected': null
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
  'invitations.errorWorker': null
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
  'moderation.onlyResult': null
  'moderation.otherReason': null
  'moderation.ownPhoto': null
  'moderation.photo': null
  'moderation.photoOffensive': null
  'moderation.photoShowsPerson': null
  'moderation.providerAnswer': { code: string }
  'moderation.providerPhoto': { code: string }
  'moderation.providerRating': { code: string }
  'moderation.reason': null
  'moderation.reasonHint': null
  'moderation.said': null
  'moderation.sender': null
  'moderation.takesEffect': { count: number }
  'moderation.title': null
  'moderation.uid': null
  'moderation.undo': null
  'moderation.violationCount': { count: number }
  'moderation.violations': null
  'moderation.waitsForNone': null
  'moderation.withheld': null
  'operators.account': null
  'operators.action': null
  'operators.actions': null
  'operators.actor': null
  'operators.ask': null
  'operators.asked': null
  'operators.audit': null
  'operators.auditApproved': null
  'operators.auditBanned': null
  'operators.auditBannedForGood': null
  'operators.auditBlocked': null
  'operators.auditFlagged': null
  'operators.auditMalwareFurther': null
  'operators.auditMalwareRequest': null
  'operators.auditMalwareUpload': null
  'operators.auditPermissionsApplied': null
  'operators.auditPermissionsRequested': null
  'operators.auditQuotaReset': null
  'operators.auditRetried': null
  'operators.auditRetriedAll': null
  'operators.auditRoleGranted': null
  'operators.auditUnbanned': null
  'operators.ban': null
  'operators.banForGood': null
  'operators.banForGoodWhat': null
  'operators.banWhat': null
  'operators.banned': null
  'operators.bannedForGood': null
  'operators.before': { permissions: string }
  'operators.blockedPhoto': null
  'operators.change': null
  'operators.confirm': null
  'operators.confirmed': null
  'operators.csv': null
  'operators.done': null
  'operators.email': null
  'operators.enterprise': null
  'operators.errorCompleted': null
  'operators.errorLastAssigners': null
  'operators.errorLastSuperadmins': null
  'operators.errorNoSecond': null
  'operators.errorPhotoGone': null
  'operators.errorViolations': null
  'operators.everyAction': null
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
  'operators.pendingBy': { who: string; time: string }
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
  'secondFactor.add': null
  'secondFactor.added': null
  'secondFactor.code': null
  'secondFactor.confirm': null
  'secondFactor.errorCode': null
  'secondFactor.errorNotAllowed': null
  'secondFactor.isOn': null
  'secondFactor.key': null
  'secondFactor.lost': null
  'secondFactor.open': null
  'secondFactor.remove': null
  'secondFactor.removeWhat': null
  'secondFactor.removed': null
  'secondFactor.start': null
  'secondFactor.title': null
  'secondFactor.what': null
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
  'signIn.errorCode': null
  'signIn.errorDisabled': null
  'signIn.errorEmail': null
  'signIn.errorExists': null
  'signIn.errorNotAllowed': null
  'signIn.errorShort': null
  'signIn.errorTooMany': null
  'signIn.errorWeak': null
  'signIn.errorWrong': null
  'signIn.exampleAdvice': null
  'signIn.exampleAnswer': null
  'signIn.exampleDrawn': null
  'signIn.forgotten': null
  'signIn.headline': null
  'signIn.knownHere': null
  'signIn.lookAround': null
  'signIn.newHere': null
  'signIn.password': null
  'signIn.passwordHint': { count: number }
  'signIn.reset': null
  'signIn.resetHow': null
  'signIn.resetSend': null
  'signIn.resetSent': { email: string }
  'signIn.signIn': null
  'signIn.signUp': null
  'signIn.title': null
  'signIn.what': null
  'statistics.analyses': null
  'statistics.byKey': null
  'statistics.byKeyExplained': null
  'statistics.byOutcome': null
  'statistics.byOutcomeExplained': null
  'statistics.daily': null
  'statistics.dailyExplained': { count: number }
  'statistics.day': null
  'statistics.devices': null
  'statistics.few': null
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
